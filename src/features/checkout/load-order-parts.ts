import { preloadTexts } from "@/platform/i18n";
import { loadQuoteParts } from "./api/quote-order";
import { InstructionFields, QuoteNote } from "./components/courier-parts";
import { SlotFields } from "./components/lazy-slot-fields";

/**
 * Loads what an order needs and the first fields do not show: a shopper who stands in the checkout and loses the network has
 * all of it, whatever they choose then. Never rejects: what is used asks for its own again.
 */
export async function loadOrderParts(): Promise<void> {
  await Promise.allSettled([
    import("./press-rules"),
    loadQuoteParts(),
    QuoteNote.preload(),
    SlotFields.preload(),
    InstructionFields.preload(),
    preloadTexts("ordering", "quote"),
  ]);
}
