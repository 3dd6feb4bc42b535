/** The named amounts of an order in the order of a receipt: checkout, order, invoice and mails list the same ones. */
import type { Order } from "@/contract";
import type { Minor } from "./money";
import type { OrderTotal } from "./order-total";

export type BillLine =
  | "items"
  | "addOns"
  | "discount"
  | "coupon"
  | "firstOrder"
  | "tax"
  | "taxIncluded"
  | "delivery"
  | "tip"
  | "packaging"
  | "additional"
  | "rounding";

export interface BillRow {
  name: BillLine;
  /** Reductions are negative, rounding may be. All but an included tax add up to the total. */
  amount: Minor;
}

export type BillAmounts = Pick<
  OrderTotal,
  | "products"
  | "addOns"
  | "discount"
  | "couponDiscount"
  | "firstOrderBonus"
  | "tax"
  | "taxIncluded"
  | "deliveryCharge"
  | "tip"
  | "packaging"
  | "additionalCharge"
  | "rounding"
>;

/**
 * The rows that say something: items before discounts, what is 0 left out. What is brought has a delivery row even when it is
 * free, a take-away has none. Of a parcel the delivery is what is sold, so it comes first.
 */
export function billRows(amounts: BillAmounts, orderType: Order["order_type"]): BillRow[] {
  const delivery: BillRow = { name: "delivery", amount: amounts.deliveryCharge };
  const tax: BillRow = { name: amounts.taxIncluded ? "taxIncluded" : "tax", amount: amounts.tax };
  const rows: BillRow[] = [
    { name: "items", amount: amounts.products },
    { name: "addOns", amount: amounts.addOns },
    { name: "discount", amount: -amounts.discount },
    { name: "coupon", amount: -amounts.couponDiscount },
    { name: "firstOrder", amount: -amounts.firstOrderBonus },
    ...(orderType === "parcel" ? [delivery, tax] : [tax, delivery]),
    { name: "tip", amount: amounts.tip },
    { name: "packaging", amount: amounts.packaging },
    { name: "additional", amount: amounts.additionalCharge },
    { name: "rounding", amount: amounts.rounding },
  ];
  return rows.filter(
    ({ name, amount }) => amount !== 0 || (name === "delivery" && orderType !== "take_away"),
  );
}

/** Whether a row is in the shopper's favour. What rounding takes off is no present. */
export const isReduction = ({ name, amount }: BillRow): boolean => amount < 0 && name !== "rounding";
