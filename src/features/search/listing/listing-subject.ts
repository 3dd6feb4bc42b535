// @chunk listing
import type { Brand, Category } from "@/contract";
import { findCategory } from "./category-choice";
import type { Listing } from "./listing-address";

/**
 * The category or brand in a listing's address, by slug or id: null when the shop has no such one, undefined while its
 * list is not loaded and when the address has none.
 */
export function listingSubject(
  { kind, id }: Listing,
  categories: readonly Category[] | undefined,
  brands: readonly Brand[] | undefined,
): { readonly name: string } | null | undefined {
  if (id === "") return undefined;
  if (kind === "category") return categories && findCategory(id, categories);
  if (kind === "brand")
    return brands && (brands.find((brand) => String(brand.id) === id || brand.slug === id) ?? null);
  return undefined;
}
