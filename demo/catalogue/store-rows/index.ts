/** The shops of Port Amber. */
import { ecommerceStores } from "./ecommerce";
import { foodStores } from "./food";
import { groceryStores } from "./grocery";
import { pharmacyStores } from "./pharmacy";
import type { DemoStoreRow } from "./store-row";

export type { DemoStoreRow, GroceryKind, PharmacyKind } from "./store-row";

export const storeRows: readonly DemoStoreRow[] = [
  ...foodStores,
  ...groceryStores,
  ...pharmacyStores,
  ...ecommerceStores,
];
