/** The code of a friend's invitation that was opened on this device, for the sign-up that may come days later. */
import { normaliseReferralCode } from "@/domain/referrals";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

/** Stores a code out of an address; what cannot be a code is left out. */
export function rememberReferralCode(typed: string | null): void {
  const code = normaliseReferralCode(typed);
  if (code !== "") safeStorage.setItem(storageKeys.referralCode, code);
}

/** The stored code; "" when there is none. */
export const rememberedReferralCode = (): string =>
  normaliseReferralCode(safeStorage.getItem(storageKeys.referralCode));

export const forgetReferralCode = (): void => safeStorage.removeItem(storageKeys.referralCode);
