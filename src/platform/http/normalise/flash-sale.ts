// @chunk home-more
/** Readers of a flash sale and of what is sold in it, for the home's panel and the sale's own page. */
import type { FlashSaleItem, FlashSalePage } from "@/contract/calls/promotions";
import { itemRow } from "./item";
import { normalisePage, type Page } from "./page";
import { type Fields, fields, flag, identifier, integer, number, numberOrNull, text } from "./readers";

/** The sale without its items; null without an id. */
export function flashSaleHead(row: Fields | null): FlashSalePage["flash_sale"] | null {
  const id = identifier(row?.id);
  if (row === null || id === null) return null;
  return {
    id,
    title: text(row.title),
    start_date: text(row.start_date),
    end_date: text(row.end_date),
    is_publish: flag(row.is_publish, true),
    module_id: integer(row.module_id),
    admin_discount_percentage: number(row.admin_discount_percentage),
    vendor_discount_percentage: number(row.vendor_discount_percentage),
  };
}

/** Null without a readable item. */
export function flashSaleItemRow(row: Fields): FlashSaleItem | null {
  const inner = fields(row.item);
  const item = inner === null ? null : itemRow(inner);
  if (item === null) return null;
  const stock = integer(row.stock);
  const sold = Math.max(0, integer(row.sold));
  return {
    id: identifier(row.id) ?? item.id,
    flash_sale_id: integer(row.flash_sale_id),
    item_id: integer(row.item_id, item.id),
    stock,
    sold,
    // Old backends say only how many there were and how many went.
    available_stock: Math.max(0, integer(row.available_stock, stock - sold)),
    discount_type: row.discount_type === "amount" ? "amount" : "percent",
    discount: number(row.discount),
    discount_amount: number(row.discount_amount),
    price: numberOrNull(row.price) ?? item.price,
    status: flag(row.status, true),
    item,
  };
}

/** A page of a flash sale, and the sale that it belongs to; null where the backend does not say. */
export interface FlashSaleRows extends Page<FlashSaleItem> {
  sale: FlashSalePage["flash_sale"] | null;
}

/** GET /flash-sales/items. */
export const normaliseFlashSalePage = (response: unknown): FlashSaleRows => ({
  ...normalisePage<FlashSaleItem>(flashSaleItemRow, "products")(response),
  sale: flashSaleHead(fields(fields(response)?.flash_sale)),
});
