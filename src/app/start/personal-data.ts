/** Takes everything of a person off the device; also when the server cannot be reached. */
import type { QueryClient } from "@tanstack/react-query";
import { forgetAccount } from "@/platform/query";
import { safeStorage } from "@/platform/storage/safe-storage";
import { forgetScreens } from "@/platform/storage/screen-snapshots";
import { storageKeys } from "@/platform/storage/storage-keys";

export async function deletePersonalData(queryClient: QueryClient, accountKey: string): Promise<void> {
  const {
    guestContact,
    checkoutDraft,
    lastPayment,
    buyNow,
    parcelDraft,
    prescriptionDraft,
    applicationDrafts,
    searchedValues,
    previousPlaces,
  } = storageKeys;
  const drafts = [checkoutDraft, buyNow, parcelDraft, prescriptionDraft, applicationDrafts];
  for (const key of [guestContact, lastPayment, ...drafts, searchedValues, previousPlaces])
    safeStorage.removeItem(key);
  forgetScreens();
  await forgetAccount(queryClient, accountKey);
}
