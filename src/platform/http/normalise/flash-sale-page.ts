import type { FlashSaleItem, FlashSalePage } from "@/contract/calls/promotions";
import { flashSaleHead, flashSaleItemRow } from "./flash-sale";
import { normalisePage, type Page } from "./page";
import { fields } from "./readers";

/** A page of a flash sale, and the sale that it belongs to; null where the backend does not say. */
export interface FlashSaleRows extends Page<FlashSaleItem> {
  sale: FlashSalePage["flash_sale"] | null;
}

/** GET /flash-sales/items. */
export const normaliseFlashSalePage = (response: unknown): FlashSaleRows => ({
  ...normalisePage<FlashSaleItem>(flashSaleItemRow, "products")(response),
  sale: flashSaleHead(fields(fields(response)?.flash_sale)),
});
