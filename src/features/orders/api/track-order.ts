import { queryOptions } from "@tanstack/react-query";
import { isOver } from "@/domain/order-status-steps";
import { get } from "@/platform/http/client";
import { normaliseTrackedOrder } from "@/platform/http/normalise/order";
import { dataOf, pollIntervalMs, trackingIntervalMs } from "@/platform/query";

/** `contact` proves that the order is a guest's own: its phone number or e-mail address. Customers need none. */
export interface TrackingRequest {
  orderId: number;
  contact: string | null;
}

/** An order's state, read every 10 s until it is closed, later while that fails, and not while the page is hidden. */
export const trackedOrderQuery = (accountKey: string, { orderId, contact }: TrackingRequest) =>
  queryOptions({
    queryKey: ["order", accountKey, "track", orderId, contact ?? ""],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/order/track",
        query: { order_id: orderId, contact_number: contact },
        normalise: normaliseTrackedOrder,
        authenticated: true,
        signal,
      }),
    staleTime: 0,
    refetchInterval: (query) => {
      const order = query.state.data?.data;
      return order && isOver(order) ? false : pollIntervalMs(query, trackingIntervalMs);
    },
    refetchIntervalInBackground: false,
    select: dataOf,
  });
