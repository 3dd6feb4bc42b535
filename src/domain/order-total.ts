/**
 * The total of an order, line by line as the shopper sees it. Each named amount is rounded once, half up, and the
 * total is the sum of the amounts shown. The checkout page previews with this and the server charges with it.
 */
import { type CouponTerms, couponDiscount, couponFreesDelivery } from "./coupon";
import type { Discount, LinePrice } from "./item-price";
import { type BasisPoints, type Minor, percentOf } from "./money";

/** A line's amounts before a store-wide discount is decided. */
export interface OrderLineAmounts {
  /** unit × quantity. */
  products: Minor;
  /** Own discount of the item or its flash sale. */
  ownDiscount: Minor;
  addOns: Minor;
  /** Flash-sale lines take no store-wide discount. */
  flashSale: boolean;
}

/** A store-wide discount that runs now. */
export interface StoreWideDiscount {
  percent: BasisPoints;
  minimumPurchase: Minor;
  /** 0 is no cap. */
  maximumDiscount: Minor;
}

/** Discounts of the lines, in their order, and which kind of discount won. */
export interface LineDiscounts {
  lines: Minor[];
  storeWide: boolean;
}

/**
 * A running store-wide discount whose minimum purchase is reached takes the place of the items' own discounts; its cap
 * is distributed over the lines so that their sum is the cap.
 */
export function lineDiscounts(
  lines: readonly OrderLineAmounts[],
  storeWide: StoreWideDiscount | null,
): LineDiscounts {
  const own = { lines: lines.map((line) => Math.min(line.ownDiscount, line.products)), storeWide: false };
  if (!storeWide || storeWide.percent <= 0) return own;
  const base = lines.reduce((sum, line) => sum + line.products + line.addOns, 0);
  if (base < storeWide.minimumPurchase) return own;
  const shares = lines.map((line) =>
    line.flashSale ? Math.min(line.ownDiscount, line.products) : percentOf(line.products, storeWide.percent),
  );
  const cap = storeWide.maximumDiscount;
  const total = shares.reduce((sum, value, index) => sum + (lines[index]?.flashSale ? 0 : value), 0);
  if (cap <= 0 || total <= cap) return { lines: shares, storeWide: true };
  let left = cap;
  let weight = total;
  return {
    storeWide: true,
    lines: shares.map((value, index) => {
      if (lines[index]?.flashSale || weight === 0) return value;
      const part = Math.min(value, Math.round((left * value) / weight));
      left -= part;
      weight -= value;
      return part;
    }),
  };
}

/** What makes deliveries free. */
export interface FreeDeliveryRules {
  toAllStores: boolean;
  /** Discounted sum from which delivery is free; null or 0 is off. */
  overAmount: Minor | null;
  byStore: boolean;
}

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
}

export interface OrderTotal {
  products: Minor;
  addOns: Minor;
  lineDiscounts: LineDiscounts;
  discount: Minor;
  /** products + addOns − discount. */
  subtotal: Minor;
  couponDiscount: Minor;
  firstOrderBonus: Minor;
  /** Of the sum after coupon and bonus; inside the prices when included. */
  tax: Minor;
  taxIncluded: boolean;
  originalDeliveryCharge: Minor;
  deliveryCharge: Minor;
  freeDeliveryBy: "admin" | "store" | "coupon" | null;
  tip: Minor;
  additionalCharge: Minor;
  packaging: Minor;
  total: Minor;
}

/** Tax inside a sum that includes it: sum × percent ÷ (100 % + percent). */
function includedTax(sum: Minor, percent: BasisPoints): Minor {
  return Math.floor((sum * percent) / (10_000 + percent) + 0.5);
}

export function orderTotal(input: OrderTotalInput): OrderTotal {
  const products = input.lines.reduce((sum, line) => sum + line.products, 0);
  const addOns = input.lines.reduce((sum, line) => sum + line.addOns, 0);
  const discounts = lineDiscounts(input.lines, input.storeWide);
  const discount = discounts.lines.reduce((sum, value) => sum + value, 0);
  const subtotal = Math.max(0, products + addOns - discount);
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
  const freeDeliveryBy = original === 0 ? null : freeBy(input, subtotal);
  const deliveryCharge = freeDeliveryBy ? 0 : original;
  const tip = input.orderType === "take_away" ? 0 : Math.max(0, input.tip);
  return {
    products,
    addOns,
    lineDiscounts: discounts,
    discount,
    subtotal,
    couponDiscount: coupon,
    firstOrderBonus: bonus,
    tax,
    taxIncluded: input.tax.included,
    originalDeliveryCharge: original,
    deliveryCharge,
    freeDeliveryBy,
    tip,
    additionalCharge: input.additionalCharge,
    packaging: input.packaging,
    total:
      taxable +
      (input.tax.included ? 0 : tax) +
      deliveryCharge +
      tip +
      input.additionalCharge +
      input.packaging,
  };
}

function freeBy(input: OrderTotalInput, subtotal: Minor): OrderTotal["freeDeliveryBy"] {
  const { toAllStores, overAmount, byStore } = input.freeDelivery;
  if (toAllStores || (overAmount !== null && overAmount > 0 && subtotal >= overAmount)) return "admin";
  if (byStore) return "store";
  return couponFreesDelivery(input.coupon, subtotal) ? "coupon" : null;
}

/** The order's line from a priced cart line. */
export function toOrderLine(price: LinePrice, flashSale = false): OrderLineAmounts {
  return { products: price.products, ownDiscount: price.discount, addOns: price.addOns, flashSale };
}
