/** The three sort orders of the brand page, by the specification. */
import type { Brand } from "@/contract";

export const brandOrders = ["default", "az", "za"] as const;
export type BrandOrder = (typeof brandOrders)[number];

/** The order in the address; anything unknown is the backend's own. */
export function parseBrandOrder(text: string | null): BrandOrder {
  return brandOrders.find((order) => order === text) ?? "default";
}

/** Brands in an order; names are compared by the rules of the language. */
export function sortBrands(brands: readonly Brand[], order: BrandOrder, language: string): Brand[] {
  if (order === "default") return [...brands];
  const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  return [...brands].sort((a, b) => (order === "az" ? compare(a.name, b.name) : compare(b.name, a.name)));
}
