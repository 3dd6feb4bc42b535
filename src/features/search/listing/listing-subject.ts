import type { Brand, Category } from "@/contract";
import { findCategory } from "./category-choice";
import type { Listing } from "./listing-address";

/**
 * The category or brand that a listing's address names, by slug or number: null when the shop's list holds no such one,
 * undefined while that list is not there and where nothing is named.
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
