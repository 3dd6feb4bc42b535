import type { Brand, Category } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { categoryNamed } from "./category-choice";
import type { Listing } from "./listing-address";

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
  const known =
    listing.kind === "category"
      ? categoryNamed(listing.id, categories ?? [])
      : listing.kind === "brand"
        ? brands?.find(({ id, slug }) => String(id) === listing.id || slug === listing.id)
        : null;
  if (known) return known.name;
  if (listing.name !== "") return listing.name;
  if (listing.kind === "discounted") return t("home.specialOffers");
  if (listing.kind === "new") return t("home.newArrivals");
  const all = listing.kind === "category" ? categories : listing.kind === "brand" ? brands : undefined;
  return all === undefined || listing.id === "" ? t("list.everything") : shell("empty.notFound");
}
