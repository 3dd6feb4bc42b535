import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseOrderDetails } from "@/platform/http/normalise/order-line";
import { dataOf } from "@/platform/query";

/** Lines of an order; for a parcel the order itself. Only for the order's owner. */
export const orderLinesQuery = (accountKey: string, orderId: number) =>
  queryOptions({
    queryKey: ["order", accountKey, "details", orderId],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/order/details",
        query: { order_id: orderId },
        normalise: normaliseOrderDetails,
        authenticated: true,
        signal,
      }),
    staleTime: 60_000,
    select: dataOf,
  });
