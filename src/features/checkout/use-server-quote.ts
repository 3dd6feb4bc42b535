import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { useConnectivity } from "@/platform/connectivity";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { useDebouncedText } from "@/ui/plain/use-debounced-text";
import { orderQuoteQuery } from "./api/quote-order";
import type { QuotedOrder } from "./quoted-order";

/** Pause after the last choice before the server is asked, ms. */
const quoteDelayMs = 400;

/**
 * The server's price of exactly this order; null while it is not known: asked for, without network, or at a backend that has
 * no such call. Then the page's own price counts. `body` null: there is nothing to ask for yet.
 */
export function useServerQuote(
  moduleId: number,
  body: PlaceOrderRequest | null,
  digits: number,
): QuotedOrder | null {
  const account = useAccountKey();
  const offline = useConnectivity() === "offline";
  const chosen = body === null ? "" : JSON.stringify(body);
  const settled = useDebouncedText(chosen, quoteDelayMs);
  const isCurrent = settled !== "" && settled === chosen;
  const asked = settled === "" ? null : (JSON.parse(settled) as PlaceOrderRequest);
  const { data } = useQuery({
    ...orderQuoteQuery(account, moduleId, asked ?? emptyBody, digits),
    enabled: isCurrent && !offline,
  });
  return isCurrent && !offline ? (data ?? null) : null;
}

const emptyBody: PlaceOrderRequest = { order_type: "take_away", payment_method: "cash_on_delivery" };
