/** Reads the `cart` of a "buy now" request, in the tolerant forms that pages send. Refuses with 403 `cart`. */

import { type CartAddRequest, maxLineQuantity } from "@/contract/calls/cart";
import { isRecord } from "@/domain/is-record";
import { refuse } from "../refusals";

const maxBuyNowLines = 100;

function wholeNumber(value: unknown, max: number): number {
  const number = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof number !== "number" || !Number.isInteger(number) || number < 1 || number > max)
    throw refuse("cart_json");
  return number;
}

function wholeNumbers(value: unknown, max: number): number[] {
  const list = typeof value === "string" ? parsed(value) : (value ?? []);
  if (!Array.isArray(list) || list.length > 50) throw refuse("cart_json");
  return list.map((entry) => wholeNumber(entry, max));
}

function parsed(text: string): unknown {
  if (text.trim() === "") return [];
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("cart_json");
  }
}

function variations(value: unknown): NonNullable<CartAddRequest["variation"]> {
  const list = typeof value === "string" ? parsed(value) : (value ?? []);
  if (!Array.isArray(list) || list.length > 50) throw refuse("cart_json");
  return list.map((entry) => {
    if (!isRecord(entry)) throw refuse("cart_json");
    const label = isRecord(entry.values) ? entry.values.label : undefined;
    if (label !== undefined && !(Array.isArray(label) && label.every((one) => typeof one === "string"))) {
      throw refuse("cart_json");
    }
    return {
      ...(typeof entry.name === "string" ? { name: entry.name } : {}),
      ...(label === undefined ? {} : { values: { label } }),
      ...(typeof entry.type === "string" ? { type: entry.type } : {}),
    };
  });
}

/** One row of the `cart` of a buy-now request, in the tolerant forms that pages send. Refuses with 403 `cart`. */
function readLine(value: unknown): CartAddRequest {
  if (!isRecord(value)) throw refuse("cart_json");
  const campaign = value.model === "ItemCampaign" || String(value.item_type ?? "").endsWith("ItemCampaign");
  const id = campaign ? (value.item_campaign_id ?? value.item_id) : value.item_id;
  return {
    item_id: wholeNumber(id, 2_147_483_647),
    model: campaign ? "ItemCampaign" : "Item",
    quantity: wholeNumber(value.quantity, maxLineQuantity),
    variation: variations(value.variation),
    add_on_ids: wholeNumbers(value.add_on_ids, 2_147_483_647),
    add_on_qtys: wholeNumbers(value.add_on_qtys, maxLineQuantity),
  };
}

/** The lines of a `cart` field: JSON text or a list. */
export function readBuyNowCart(cart: unknown): CartAddRequest[] {
  const lines = typeof cart === "string" ? parsed(cart) : cart;
  if (!Array.isArray(lines) || lines.length > maxBuyNowLines) throw refuse("cart_json");
  return lines.map(readLine);
}
