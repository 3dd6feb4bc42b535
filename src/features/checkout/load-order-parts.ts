import { preloadTexts } from "@/platform/i18n";
import { loadQuoteParts } from "./api/quote-order";
import { CouponField, InstructionFields, QuoteNote, TipField } from "./components/courier-parts";
import { SlotFields } from "./components/lazy-slot-fields";

/**
 * Loads the parts of an order that the first fields do not show, so that a shopper who loses the network in the checkout has
 * all of them. Never rejects: each part is requested again when used.
 */
export async function loadOrderParts(): Promise<void> {
  await Promise.allSettled([
    import("./press-rules"),
    loadQuoteParts(),
    QuoteNote.preload(),
    SlotFields.preload(),
    InstructionFields.preload(),
    TipField.preload(),
    CouponField.preload(),
    preloadTexts("ordering", "quote"),
  ]);
}
