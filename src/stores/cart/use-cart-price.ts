// @chunk none
import { useCallback, useMemo } from "react";
import type { Store } from "@/contract";
import { type CartPrice, cartPrice } from "@/domain/order-lines";
import type { PriceReading } from "@/domain/price-reading";
import { type StoreWideDiscount, storeDiscountAt } from "@/domain/store-discount";
import { useShopClock } from "@/platform/format/shop-now";
import type { StoredCartLine } from "./types";

/** The store's discount while it runs on the shop's clock; undefined until the store is known. `digits`: of the currency. */
export function useStoreWideDiscount(
  store: Pick<Store, "discount"> | undefined,
  digits: number,
): StoreWideDiscount | null | undefined {
  const discount = store?.discount;
  const runs = useShopClock(
    useCallback((now) => storeDiscountAt(discount ?? null, now, digits) !== null, [discount, digits]),
  );
  return useMemo(
    () => (discount === undefined ? undefined : runs ? storeDiscountAt(discount, null, digits) : null),
    [discount, runs, digits],
  );
}

/** The price of a cart, as the checkout adds it up; minor units. */
export function useCartPrice(
  lines: readonly StoredCartLine[],
  store: Pick<Store, "discount"> | undefined,
  reading: PriceReading,
): CartPrice {
  return cartPrice(lines, useStoreWideDiscount(store, reading.digits), reading);
}
