/** The server's price of an order in the form in which the page computes its own. */
import type { OrderQuote } from "@/contract/calls/order-quote";
import type { LinePrice } from "@/domain/line-price";
import { type Minor, toBasisPoints, toMinor } from "@/domain/money";
import type { OrderTotal } from "@/domain/order-total";

export interface QuotedOrder {
  /** Every amount, minor units. */
  total: OrderTotal;
  /** In the order in which they were asked about. */
  lines: LinePrice[];
  /** Reasons for which placing the order would be refused. */
  problems: OrderQuote["problems"];
  /** The coupon was asked for and cannot be used. */
  isCouponRefused: boolean;
}

/** Reads a quote; `digits` of the currency. */
export function toQuotedOrder(quote: OrderQuote, digits: number): QuotedOrder {
  const minor = (major: number): Minor => toMinor(major, digits);
  const { delivery, tax } = quote;
  return {
    total: {
      products: minor(quote.products),
      addOns: minor(quote.add_ons),
      discount: minor(quote.discount),
      subtotal: minor(quote.subtotal),
      lineDiscounts: {
        lines: quote.lines.map((line) => minor(line.discount)),
        storeWide: quote.store_discount && minor(quote.store_discount.granted),
        storeWideLines: quote.lines.flatMap((line, index) => (line.discount_by === "store" ? [index] : [])),
      },
      couponDiscount: minor(quote.coupon?.discount ?? 0),
      firstOrderBonus: minor(quote.first_order_bonus),
      tax: minor(tax.amount),
      taxIncluded: tax.included,
      taxPercent: toBasisPoints(tax.percent),
      originalDeliveryCharge: minor(delivery?.original ?? 0),
      deliveryCharge: minor(delivery?.charge ?? 0),
      freeDeliveryBy: delivery?.free_by ?? null,
      tip: minor(quote.tip),
      additionalCharge: minor(quote.additional_charge),
      packaging: minor(quote.packaging),
      rounding: minor(quote.rounding ?? 0),
      total: minor(quote.total),
    },
    lines: quote.lines.map((line) => ({
      unit: minor(line.unit_price),
      products: minor(line.products),
      discount: minor(line.discount),
      addOns: minor(line.add_ons_total),
      total: minor(line.total),
    })),
    problems: quote.problems,
    isCouponRefused: quote.coupon === null && quote.problems.some(({ code }) => code === "coupon"),
  };
}

/** Amounts of a total that can differ, in the order of a receipt. */
const comparedAmounts = [
  "products",
  "addOns",
  "discount",
  "couponDiscount",
  "firstOrderBonus",
  "tax",
  "deliveryCharge",
  "packaging",
  "tip",
  "additionalCharge",
] as const satisfies readonly (keyof OrderTotal)[];
export type ComparedAmount = (typeof comparedAmounts)[number];

export interface AmountDifference {
  amount: ComparedAmount;
  before: Minor;
  now: Minor;
}

/** Amounts that the server computed otherwise than this page; empty where the totals agree. */
export function quoteDifferences(computed: OrderTotal, quoted: OrderTotal): AmountDifference[] {
  if (computed.total === quoted.total) return [];
  return comparedAmounts
    .map((amount) => ({ amount, before: computed[amount], now: quoted[amount] }))
    .filter(({ before, now }) => before !== now);
}

/** Codes of what the checkout says itself, at the field or the button, or asks only when the button is pressed. */
const saidElsewhere: readonly string[] = [
  "contact_person_name",
  "contact_person_number",
  "contact_person_email",
  "address",
  "latitude",
  "longitude",
  "coordinates",
  "distance",
  "zone",
  "prescription",
  "wallet",
  "partial_payment",
  "order_method",
  "maximum_cod_order_amount",
  "dm_tips",
  "bring_change_amount",
  "coupon",
];

/** Obstacles that only the server knows. `missing`: the page itself says that its minimum is not reached. */
export function newsOfProblems(
  problems: QuotedOrder["problems"],
  { missing, timeImpossible }: { missing: boolean; timeImpossible: boolean },
): string[] {
  const told = problems
    .filter(({ code }) => !saidElsewhere.includes(code))
    .filter(({ code }) => !(code === "order_time" && (missing || timeImpossible)))
    .map(({ message }) => message);
  return [...new Set(told)];
}
