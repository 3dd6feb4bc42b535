/** The contents of a flash sale's panel. */
import type { FlashSale, FlashSaleItem } from "@/contract/calls/promotions";

/** Items in the panel, by the specification. */
export const maxShownOnSale = 15;

/** The rows of a sale that runs at `now` (epoch ms); none of one that has ended or not begun. */
export function shownOnSale(sale: FlashSale | null, now: number): FlashSaleItem[] {
  if (sale === null) return [];
  const begins = Date.parse(sale.start_date);
  const ends = Date.parse(sale.end_date);
  // A sale without valid times runs as long as the backend returns it.
  if (begins > now || ends <= now) return [];
  return sale.active_products.slice(0, maxShownOnSale);
}

/** Whether nothing is left of an item on sale. */
export const isSaleItemSoldOut = (row: Pick<FlashSaleItem, "available_stock" | "stock">): boolean =>
  row.available_stock <= 0 || row.stock <= 0;

/** The share that is sold, 0 to 1. */
export const soldShare = (row: Pick<FlashSaleItem, "sold" | "stock">): number =>
  row.stock <= 0 ? 1 : Math.min(1, Math.max(0, row.sold / row.stock));
