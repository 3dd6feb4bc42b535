import type { Brand, Category } from "@/contract";
import { useTexts } from "@/platform/i18n";
import type { Listing } from "./listing-address";
import { listingSubject } from "./listing-subject";

/**
 * What the listing is of: what is known here by that name, the address' own name, or the words of its kind. A category or
 * brand that the shop does not have is called not found.
 */
export function useListingTitle(
  listing: Listing,
  categories: readonly Category[] | undefined,
  brands: readonly Brand[] | undefined,
): string {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  if (listing.kind === "searched" && listing.text !== "") return t("list.resultsFor", { text: listing.text });
  const named = listingSubject(listing, categories, brands);
  if (named) return named.name;
  if (listing.name !== "") return listing.name;
  if (listing.kind === "discounted") return t("home.specialOffers");
  if (listing.kind === "new") return t("home.newArrivals");
  return named === null ? shell("empty.notFound") : t("list.everything");
}
