import { queryOptions } from "@tanstack/react-query";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { isApiError } from "@/platform/http/api-error";
import { post } from "@/platform/http/client";
import { ensureGuestId } from "@/stores/session";
import type { QuotedOrder } from "../quoted-order";

/** While the checkout is open the price is asked for again after this, so that a change is seen before the press. */
const repeatMs = 60_000;

/** How a quote is read. */
export const loadQuoteParts = () =>
  Promise.all([import("@/platform/http/normalise/order-quote"), import("../quoted-order")]);

/** Set by the first 404: this backend has no such call, and is not asked again in this visit. */
let isUnknownCall = false;

/**
 * The server's price of the order, in minor units of a currency with so many digits; null where the backend has no such
 * call. Changes nothing, holds nothing up, and is canceled when the shopper chooses something else.
 */
export const orderQuoteQuery = (
  accountKey: string,
  moduleId: number,
  body: PlaceOrderRequest,
  digits: number,
) =>
  queryOptions({
    queryKey: ["order-quote", accountKey, moduleId, digits, JSON.stringify(body)],
    queryFn: async ({ signal }): Promise<QuotedOrder | null> => {
      if (isUnknownCall) return null;
      try {
        const [{ normaliseOrderQuote }, { toQuotedOrder }] = await loadQuoteParts();
        // A guest who orders something by itself, without ever having had a cart, has none yet.
        await ensureGuestId();
        const { data } = await post({
          path: "/customer/order/quote",
          body,
          authenticated: true,
          shop: { moduleId },
          normalise: normaliseOrderQuote,
          signal,
        });
        return toQuotedOrder(data, digits);
      } catch (error) {
        if (!isApiError(error, "refused") || (error.status !== 404 && error.status !== 405)) throw error;
        isUnknownCall = true;
        return null;
      }
    },
    staleTime: 15_000,
    refetchInterval: repeatMs,
    retry: false,
  });
