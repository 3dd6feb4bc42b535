// @chunk listing
import type { Brand, Category } from "@/contract";
import { useTexts } from "@/platform/i18n";
import type { Listing } from "./listing-address";
import { listingSubject } from "./listing-subject";

/**
 * The title of a listing: the name of its category or brand, the name in the address, or the text of its kind. 'Not
 * found' for a category or brand that does not exist.
 */
export function useListingTitle(
  listing: Listing,
  categories: readonly Category[] | undefined,
  brands: readonly Brand[] | undefined,
): string {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  if (listing.kind === "searched" && listing.text !== "")
    return t("list.resultsFor", { text: withoutQuotes(listing.text) });
  const named = listingSubject(listing, categories, brands);
  if (named) return named.name;
  if (listing.name !== "") return listing.name;
  if (listing.kind === "discounted") return t("home.specialOffers");
  if (listing.kind === "new") return t("home.newArrivals");
  return named === null ? shell("empty.notFound") : t("list.everything");
}

/**
 * A searched text without quotes of its own around it: its heading puts it in quotes. A text of nothing else stays, and so does
 * a straight one at the end alone, which may be inches.
 */
export function withoutQuotes(text: string): string {
  const opened = text.replace(/^[\s"'“”„«»‹›‘’]+(?=\S)/u, "");
  const end = opened === text ? /(?<=\S)[\s“”„«»‹›]+$/u : /(?<=\S)[\s"“”„«»‹›]+$/u;
  return opened.replace(end, "") || text;
}
