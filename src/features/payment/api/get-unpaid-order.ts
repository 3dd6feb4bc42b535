import { queryOptions } from "@tanstack/react-query";
import type { OrderPaymentState } from "@/contract/calls/payments";
import { get } from "@/platform/http/client";
import { isOn, numberOrNull, requireObject, word } from "@/platform/http/normalise/readers";
import { dataOf } from "@/platform/query";

/** The shop's state of an order's payment. `unknown`: it says nothing that this page understands. */
export interface UnpaidOrderState {
  state: OrderPaymentState | "unknown";
  /** It can be paid online. */
  online: boolean;
  /** It can be paid outside of the app. */
  offline: boolean;
  /** The price in cash (major units); null where the shop does not tell. */
  cashTotal: number | null;
}

const states = ["unpaid", "open", "checking", "failed", "paid", "refunded", "unknown"] as const;

/** Pause between two questions while a bank has not answered, ms. */
export const paymentPollMs = 3_000;

function normaliseUnpaidOrder(response: unknown): UnpaidOrderState {
  const row = requireObject(response);
  return {
    state: word(row.payment_state, states, "unknown"),
    online: isOn(row.digital_payment),
    offline: isOn(row.offline_payment),
    cashTotal: numberOrNull(row.cash_order_amount),
  };
}

/** The states in which an order can be paid or given up: nothing is under way, and nothing has been paid. */
export const isPayable = (state: UnpaidOrderState["state"] | undefined): boolean =>
  state === "unpaid" || state === "open" || state === "failed";

/** Asked again while the outcome is not known. The shop asks the gateway each time. */
export const unpaidOrderQuery = (accountKey: string, orderId: number) =>
  queryOptions({
    queryKey: ["unpaid-order", accountKey, orderId],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/order/payment-failed",
        query: { order_id: orderId },
        normalise: normaliseUnpaidOrder,
        authenticated: true,
        signal,
      }),
    staleTime: 0,
    retry: 1,
    refetchInterval: (query) => (query.state.data?.data.state === "checking" ? paymentPollMs : false),
    refetchIntervalInBackground: false,
    select: dataOf,
  });
