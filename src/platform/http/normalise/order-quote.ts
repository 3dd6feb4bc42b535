// @chunk none
import type { OrderQuote, QuotedLine } from "@/contract/calls/order-quote";
import { ApiError } from "../api-error";
import {
  type Fields,
  fields,
  integer,
  isOn,
  number,
  numberOrNull,
  readEach,
  requireList,
  requireObject,
  rows,
  text,
  textOrNull,
  word,
} from "./readers";

const discountSources = ["item", "flash_sale", "campaign", "store"] as const;
const freeSources = ["admin", "store", "coupon"] as const;

function wordOrNull<const T extends string>(value: unknown, words: readonly T[]): T | null {
  return words.find((candidate) => candidate === value) ?? null;
}

function quotedLine(row: Fields): QuotedLine {
  return {
    item_id: integer(row.item_id),
    model: word(row.model, ["Item", "ItemCampaign"], "Item"),
    name: text(row.name),
    quantity: integer(row.quantity),
    add_ons: rows(row.add_ons, (addOn) => ({
      id: integer(addOn.id),
      name: text(addOn.name),
      quantity: integer(addOn.quantity),
      ...readEach(addOn, ["price", "total"], (value) => number(value)),
    })),
    discount_by: wordOrNull(row.discount_by, discountSources),
    ...readEach(
      row,
      ["unit_price", "options_price", "products", "add_ons_total", "discount", "total"],
      (value) => number(value),
    ),
  };
}

/** An amount without which the others say nothing. */
function required(value: unknown): number {
  const found = numberOrNull(value);
  if (found === null) throw new ApiError("unusable");
  return found;
}

/** An order's quote. Throws `unusable` without its total, its sum or a line: half a quote is none. */
export function normaliseOrderQuote(response: unknown): OrderQuote {
  const quote = requireObject(response);
  const storeDiscount = fields(quote.store_discount);
  const coupon = fields(quote.coupon);
  const tax = fields(quote.tax) ?? {};
  const delivery = fields(quote.delivery);
  const lines = requireList(quote.lines);
  return {
    lines: lines.map((line) => quotedLine(requireObject(line))),
    products: required(quote.products),
    subtotal: required(quote.subtotal),
    total: required(quote.total),
    ...readEach(
      quote,
      [
        "add_ons",
        "discount",
        "first_order_bonus",
        "packaging",
        "tip",
        "additional_charge",
        "rounding",
        "from_wallet",
        "in_cash",
      ],
      (value) => number(value),
    ),
    store_discount:
      storeDiscount &&
      readEach(storeDiscount, ["percent", "min_purchase", "max_discount", "granted"], (value) =>
        number(value),
      ),
    coupon: coupon && {
      code: text(coupon.code),
      title: text(coupon.title),
      discount: number(coupon.discount),
      min_purchase: number(coupon.min_purchase),
      frees_delivery: isOn(coupon.frees_delivery),
    },
    tax: { amount: number(tax.amount), percent: number(tax.percent), included: isOn(tax.included) },
    delivery: delivery && {
      type: word(delivery.type, ["fixed", "distance", "store"], "distance"),
      free_by: wordOrNull(delivery.free_by, freeSources),
      ...readEach(
        delivery,
        ["distance", "tariff", "vehicle_extra", "surge", "surge_percent", "original", "charge"],
        (value) => number(value),
      ),
    },
    additional_charge_name: text(quote.additional_charge_name),
    problems: rows(quote.problems, (problem) => {
      const message = textOrNull(problem.message);
      return message === null ? null : { code: text(problem.code), message };
    }),
  };
}
