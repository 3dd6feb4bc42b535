/**
 * The price of an order, computed with the same rules as on the server. The server decides; when its total differs the
 * shopper is asked.
 */
import type { Config, Coupon, StoreDetails, ZoneData } from "@/contract";
import { couponTerms } from "@/domain/coupon";
import { deliveryCharge } from "@/domain/delivery-charge";
import { deliveryTerms, zoneTerms } from "@/domain/delivery-terms";
import { freeDeliveryRules } from "@/domain/free-delivery";
import type { Discount } from "@/domain/item-price";
import { toBasisPoints, toMinor } from "@/domain/money";
import { toOrderLine } from "@/domain/order-lines";
import { type OrderTotal, orderTotal } from "@/domain/order-total";
import { priceReading } from "@/domain/price-reading";
import type { StoreWideDiscount } from "@/domain/store-discount";
import type { CashProblem } from "@/features/payment";
import type { StoredCartLine } from "@/stores/cart";

export interface QuoteInput {
  lines: readonly StoredCartLine[];
  store: StoreDetails;
  /** The store's discount that runs now. */
  storeWide: StoreWideDiscount | null;
  config: Config;
  /** Zones of the delivery place; the store's own zone comes first. */
  zones: readonly ZoneData[];
  orderType: "delivery" | "take_away";
  /** Null while it is unknown. */
  kilometers: number | null;
  /** Extra charge of the vehicle, major units. */
  vehicleExtra: number;
  coupon: Coupon | null;
  firstOrder: Discount | null;
  /** Major units. */
  tip: number;
  packaging: boolean;
}

/** The delivery charge before anything makes it free, minor units. */
function undiscountedDelivery(input: QuoteInput, digits: number): number {
  const { store, zones, kilometers } = input;
  if (input.orderType === "take_away" || kilometers === null) return 0;
  return deliveryCharge({
    ...deliveryTerms(zones, store, digits, input.config),
    distanceMeters: Math.round(kilometers * 1000),
    vehicleBands: [
      { fromMeters: 0, toMeters: Number.POSITIVE_INFINITY, extraCharge: toMinor(input.vehicleExtra, digits) },
    ],
  });
}

/** Every amount of the order, in minor units. */
export function orderQuote(input: QuoteInput): OrderTotal {
  const { config, store, coupon } = input;
  const reading = priceReading(config);
  const { digits } = reading;
  return orderTotal({
    lines: input.lines.map((line) => toOrderLine(line, reading)),
    storeWide: input.storeWide,
    coupon: coupon && couponTerms(coupon, digits),
    firstOrder: input.firstOrder,
    tax: { percent: toBasisPoints(store.tax), included: config.tax_included === 1 },
    orderType: input.orderType,
    deliveryCharge: undiscountedDelivery(input, digits),
    freeDelivery: freeDeliveryRules(config, store, digits),
    tip: config.dm_tips_status === 1 ? toMinor(input.tip, digits) : 0,
    additionalCharge: config.additional_charge_status === 1 ? toMinor(config.additional_charge, digits) : 0,
    packaging:
      input.packaging && store.extra_packaging_status ? toMinor(store.extra_packaging_amount, digits) : 0,
  });
}

export function cashProblem(
  input: Pick<QuoteInput, "zones" | "config"> & { store: Pick<StoreDetails, "zone_id" | "module_id"> },
  totalMinor: number,
): CashProblem | null {
  const { zone, pivot } = zoneTerms(input.zones, input.store);
  if (!input.config.cash_on_delivery || !zone?.cash_on_delivery) return { reason: "zone" };
  const limit = pivot?.maximum_cod_order_amount ?? 0;
  if (limit > 0 && totalMinor > toMinor(limit, input.config.digit_after_decimal_point))
    return { reason: "limit", amount: limit };
  return null;
}
