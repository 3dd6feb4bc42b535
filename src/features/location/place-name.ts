import type { QueryClient } from "@tanstack/react-query";
import { addressesQuery } from "@/features/saved-addresses";
import type { LanguageCode } from "@/platform/i18n";
import { checkoutDraft, saveCheckoutDraft } from "@/stores/checkout-draft";
import { saveGuestContact, useGuestContactStore } from "@/stores/guest-contact";
import { deliveryLocation, renameLocation } from "@/stores/location";
import { isSignedIn, session } from "@/stores/session";
import { addressOfPointQuery } from "./api/get-address-of-point";
import { hasPlaceSearch } from "./name-of-point";

/** Longer than this nobody waits for a name, ms. */
const maxWaitMs = 3_000;

/**
 * The address that the chosen place has in another language. Null where it keeps the one it has: none is chosen, it is a
 * saved address, which is the shopper's own words, or the shop cannot be asked now. Never rejects.
 */
export async function placeNameIn(queryClient: QueryClient, language: LanguageCode): Promise<string | null> {
  const { text, position, zoneId } = deliveryLocation();
  if (text === null || position === null || zoneId === null || !hasPlaceSearch(queryClient)) return null;
  const address = addressOfPointQuery(position.lat, position.lng, language);
  const asked = Promise.all([
    queryClient.fetchQuery({ ...address, retry: false }),
    savedAddresses(queryClient),
  ]);
  const late = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
  const answer = await Promise.race([asked, late]).catch(() => null);
  if (answer === null) return null;
  const [{ data: name }, saved] = answer;
  return saved.includes(text) ? null : name;
}

/** A customer's are at the shop, a guest's only one is on the device. */
async function savedAddresses(queryClient: QueryClient): Promise<(string | undefined)[]> {
  if (!isSignedIn()) return [useGuestContactStore.getState().contact?.address];
  const { data } = await queryClient.fetchQuery({ ...addressesQuery(session().accountKey), retry: false });
  return data.rows.map(({ address }) => address);
}

/** From the next page on the chosen place has this name. What was typed for it still belongs to it: its door, above all. */
export function renamePlace(name: string): void {
  const { text } = deliveryLocation();
  const draft = checkoutDraft();
  if (draft?.place === text) {
    const { address } = draft.values;
    const values = address === text ? { ...draft.values, address: name } : draft.values;
    saveCheckoutDraft({ ...draft, place: name, values });
  }
  const { contact } = useGuestContactStore.getState();
  if (contact?.place === text) saveGuestContact({ ...contact, place: name });
  renameLocation(name);
}
