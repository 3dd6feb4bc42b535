import { queryOptions } from "@tanstack/react-query";
import type { OrderPaymentState } from "@/contract/calls/payments";
import { get } from "@/platform/http/client";
import { isOn, requireObject, word } from "@/platform/http/normalise/readers";
import { dataOf } from "@/platform/query";

/** What the shop knows of an order's payment. */
export interface UnpaidOrderState {
  state: OrderPaymentState;
  /** It can be paid online. */
  online: boolean;
  /** It can be paid outside of the app. */
  offline: boolean;
}

const states = ["unpaid", "open", "checking", "failed", "paid", "refunded"] as const;

/** Pause between two questions while a bank has not answered, ms. */
export const paymentPollMs = 3_000;

function normaliseUnpaidOrder(response: unknown): UnpaidOrderState {
  const row = requireObject(response);
  return {
    state: word(row.payment_state, states, "failed"),
    online: isOn(row.digital_payment),
    offline: isOn(row.offline_payment),
  };
}

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
