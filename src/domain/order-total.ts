/**
 * The total of an order, line by line as the shopper sees it. Each named amount is rounded once, half up, and the
 * total is the sum of the amounts shown, the rounding to coins or to what a gateway can charge among them. The checkout page previews with this and the server charges with it.
 */
import { type CouponTerms, couponDiscount, couponFreesDelivery } from "./coupon";
import { roundedTotal } from "./currencies/money-rounding";
import { type FreeDeliveryRules, freeDeliveryBy } from "./free-delivery";
import type { Discount } from "./item-price";
import { type BasisPoints, type Minor, percentOf } from "./money";
import { type OrderSums, orderSums } from "./order-lines";
import type { OrderLineAmounts, StoreWideDiscount } from "./store-discount";
import { includedTax } from "./tax";

export interface OrderTotalInput {
  lines: readonly OrderLineAmounts[];
  storeWide: StoreWideDiscount | null;
  coupon: CouponTerms | null;
  /** Bonus of a customer's first order; null when it does not apply. */
  firstOrder: Discount | null;
  tax: { percent: BasisPoints; included: boolean };
  orderType: "delivery" | "take_away";
  /** Charge before anything makes it free. */
  deliveryCharge: Minor;
  freeDelivery: FreeDeliveryRules;
  tip: Minor;
  additionalCharge: Minor;
  packaging: Minor;
  /** The step that the total is rounded to; 1 for the smallest unit, which is the default. */
  totalStep?: Minor;
}

export interface OrderTotal extends OrderSums {
  couponDiscount: Minor;
  firstOrderBonus: Minor;
  /** Tax on the sum after coupon and bonus; part of the prices when included. */
  tax: Minor;
  taxIncluded: boolean;
  taxPercent: BasisPoints;
  originalDeliveryCharge: Minor;
  deliveryCharge: Minor;
  freeDeliveryBy: "admin" | "store" | "coupon" | null;
  tip: Minor;
  additionalCharge: Minor;
  packaging: Minor;
  /** The difference that rounding makes; negative where it takes off. */
  rounding: Minor;
  total: Minor;
}

export function orderTotal(input: OrderTotalInput): OrderTotal {
  const sums = orderSums(input.lines, input.storeWide);
  const { subtotal } = sums;
  const coupon = input.coupon ? couponDiscount(input.coupon, subtotal) : 0;
  const afterCoupon = subtotal - coupon;
  const bonus = input.firstOrder
    ? Math.min(
        afterCoupon,
        input.firstOrder.type === "percent"
          ? percentOf(afterCoupon, input.firstOrder.value)
          : input.firstOrder.value,
      )
    : 0;
  const taxable = Math.max(0, afterCoupon - bonus);
  const tax = input.tax.included
    ? includedTax(taxable, input.tax.percent)
    : percentOf(taxable, input.tax.percent);
  const original = input.orderType === "take_away" ? 0 : input.deliveryCharge;
  const freeBy = original === 0 ? null : freeDeliveryGivenBy(input, subtotal);
  const deliveryCharge = freeBy ? 0 : original;
  const tip = input.orderType === "take_away" ? 0 : Math.max(0, input.tip);
  const amounts = {
    ...sums,
    couponDiscount: coupon,
    firstOrderBonus: bonus,
    tax,
    taxIncluded: input.tax.included,
    taxPercent: input.tax.percent,
    originalDeliveryCharge: original,
    deliveryCharge,
    freeDeliveryBy: freeBy,
    tip,
    additionalCharge: input.additionalCharge,
    packaging: input.packaging,
    rounding: 0,
    total:
      taxable +
      (input.tax.included ? 0 : tax) +
      deliveryCharge +
      tip +
      input.additionalCharge +
      input.packaging,
  };
  return roundedTotal(amounts, input.totalStep ?? 1);
}

function freeDeliveryGivenBy(input: OrderTotalInput, subtotal: Minor): OrderTotal["freeDeliveryBy"] {
  const by = freeDeliveryBy(input.freeDelivery, subtotal);
  return by ?? (couponFreesDelivery(input.coupon, subtotal) ? "coupon" : null);
}
