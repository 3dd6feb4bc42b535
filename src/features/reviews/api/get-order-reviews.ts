import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseOrderReviews } from "@/platform/http/normalise/reviews";
import { dataOf } from "@/platform/query";

/** The customer's reviews of an order. Backends without this call leave them unknown. */
export const orderReviewsQuery = (accountKey: string, orderId: number) =>
  queryOptions({
    queryKey: ["order", accountKey, "reviews", orderId],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/order/reviews",
        query: { order_id: orderId },
        normalise: normaliseOrderReviews,
        authenticated: true,
        signal,
      }),
    staleTime: 0,
    select: dataOf,
  });
