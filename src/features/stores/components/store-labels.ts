/** Texts about a store that several places show. */
import type { Store } from "@/contract";
import { type DiscountMark, storeDiscount, useDiscountText } from "@/features/discounts";
import { useStoreClosing } from "@/features/items";
import { metres } from "@/platform/format";
import { useTexts } from "@/platform/i18n";

export interface StoreLabels {
  /** "25–35 min"; null when unknown. */
  readonly time: string | null;
  /** "1.2 km From You"; null in food and when the shopper's place is unknown. */
  readonly distance: string | null;
  /** "CLOSED NOW", "Closed Now", or null while it is open. */
  readonly closed: string | null;
  readonly discount: string | null;
  readonly mark: DiscountMark | null;
}

export function useStoreLabels(store: Store): StoreLabels {
  const t = useTexts("catalogue");
  const discountText = useDiscountText();
  const closing = useStoreClosing(store);
  const mark = storeDiscount(store);
  return {
    time: deliveryTime(store, t),
    distance:
      store.distance === undefined || store.module_type === "food"
        ? null
        : t("store.fromYou", { distance: metres(store.distance) }),
    closed: closing ? t(closing) : null,
    discount: mark ? discountText(mark) : null,
    mark,
  };
}

/** "25–35 min" in the shopper's language; null when unknown. */
export function deliveryTime(
  store: Pick<Store, "min_delivery_time" | "max_delivery_time" | "delivery_time">,
  t: (key: "store.minutes" | "store.hours", parameters: { min: number; max: number }) => string,
): string | null {
  const { min_delivery_time: min, max_delivery_time: max } = store;
  if (max <= 0) return store.delivery_time === "" ? null : store.delivery_time;
  if (min >= 120 && min % 60 === 0 && max % 60 === 0)
    return t("store.hours", { min: min / 60, max: max / 60 });
  return t("store.minutes", { min, max });
}
