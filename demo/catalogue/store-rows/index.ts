/** The shops of Port Amber. */
import { ecommerceStores } from "./ecommerce";
import { foodStores } from "./food";
import { groceryStores } from "./grocery";
import { pharmacyStores } from "./pharmacy";
import type { StoreRow } from "./store-row";

export type { GroceryKind, PharmacyKind, StoreRow } from "./store-row";

export const storeRows: readonly StoreRow[] = [
  ...foodStores,
  ...groceryStores,
  ...pharmacyStores,
  ...ecommerceStores,
];
