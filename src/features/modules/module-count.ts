import type { Module } from "@/contract";

/** The count on a module's card: above 2 one less and a plus sign, by the specification (10 shows 9+). */
export function moduleCountText(count: number): string {
  return count > 2 ? `${count - 1}+` : String(Math.max(0, count));
}

/** The count of a module: restaurants in food, items elsewhere, nothing for parcels. */
export function moduleCount(module: Module): { of: "restaurants" | "items"; count: number } | null {
  if (module.module_type === "parcel") return null;
  return module.module_type === "food"
    ? { of: "restaurants", count: module.stores_count }
    : { of: "items", count: module.items_count };
}
