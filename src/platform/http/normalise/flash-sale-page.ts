import type { FlashSaleItem, FlashSalePage } from "@/contract/calls/promotions";
import { flashSaleHead, flashSaleItemRow } from "./flash-sale";
import { normalisePage, type Page } from "./page";
import { fields } from "./readers";

/** A page of a flash sale, and the sale that it belongs to; null where the backend does not say. */
export interface FlashSaleRows extends Page<FlashSaleItem> {
  sale: FlashSalePage["flash_sale"] | null;
}

/** GET /flash-sales/items. */
export const normaliseFlashSalePage = (answer: unknown): FlashSaleRows => ({
  ...normalisePage<FlashSaleItem>(flashSaleItemRow, "products")(answer),
  sale: flashSaleHead(fields(fields(answer)?.flash_sale)),
});
