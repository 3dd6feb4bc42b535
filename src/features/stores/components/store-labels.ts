/** Texts about a store that several places show. */
import type { Config, Store } from "@/contract";
import { deliveryTerms, leastDeliveryCharge } from "@/domain/delivery-terms";
import { freeDeliveryBy, freeDeliveryRules } from "@/domain/free-delivery";
import { toMajor } from "@/domain/money";
import { takesOrderKind } from "@/domain/order-kinds";
import { useConfig } from "@/features/configuration";
import { type DiscountMark, storeDiscount, useDiscountText } from "@/features/discounts";
import { useStoreClosing } from "@/features/items";
import { metres, useDigits, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";

export interface StoreLabels {
  /** "25–35 min"; null when unknown. */
  readonly time: string | null;
  /** "1.2 km From You"; null in food and when the shopper's place is unknown. */
  readonly distance: string | null;
  /** "CLOSED NOW", "Closed Now", or null while it is open. */
  readonly closed: string | null;
  /** "Free Delivery", "Delivery from $1.50"; null when unknown. */
  readonly delivery: string | null;
  readonly free: boolean;
  /** Store and shop deliver. */
  readonly delivers: boolean;
  /** It can be collected there. */
  readonly collects: boolean;
  /** "Min. $8"; null without one. */
  readonly minimum: string | null;
  readonly discount: string | null;
  readonly mark: DiscountMark | null;
}

/** `subtotal` (minor units) is that of a cart, which may make its delivery free. */
export function useStoreLabels(store: Store, subtotal = 0): StoreLabels {
  const t = useTexts("catalogue");
  const discountText = useDiscountText();
  const closing = useStoreClosing(store);
  const mark = storeDiscount(store);
  const money = useMoney();
  const config = useConfig();
  const delivers = takesOrderKind("delivery", store, config);
  const collects = takesOrderKind("take_away", store, config);
  const fee = useDeliveryFee(store, config, subtotal);
  return {
    time: deliveryTime(store, t),
    distance:
      store.distance === undefined || store.module_type === "food"
        ? null
        : t("store.fromYou", { distance: metres(store.distance) }),
    closed: closing ? t(closing) : null,
    delivery: delivers ? feeText(fee, t, money) : collects ? t("store.takeAwayOnly") : null,
    delivers,
    collects,
    free: delivers && fee?.amount === 0,
    minimum:
      store.minimum_order > 0 ? t("store.minimumShort", { amount: money(store.minimum_order, true) }) : null,
    discount: mark ? discountText(mark) : null,
    mark,
  };
}

/** The least that a delivery to the shopper's place costs, major units; null when unknown. */
function useDeliveryFee(
  store: Store,
  config: Config | undefined,
  subtotal: number,
): { amount: number; exact: boolean } | null {
  const zones = useLocationStore((place) => place.zoneData);
  const digits = useDigits();
  if (config ? freeDeliveryBy(freeDeliveryRules(config, store, digits), subtotal) : store.free_delivery)
    return { amount: 0, exact: true };
  const least = leastDeliveryCharge(deliveryTerms(zones, store, digits, config), store.distance ?? 0);
  return least && { ...least, amount: toMajor(least.amount, digits) };
}

type Texts = ReturnType<typeof useTexts<"catalogue">>;

function feeText(
  fee: { amount: number; exact: boolean } | null,
  t: Texts,
  money: ReturnType<typeof useMoney>,
): string | null {
  if (fee === null) return null;
  if (fee.amount === 0) return t("store.freeDelivery");
  return t(fee.exact ? "store.deliveryFee" : "store.deliveryFeeFrom", { amount: money(fee.amount, true) });
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
