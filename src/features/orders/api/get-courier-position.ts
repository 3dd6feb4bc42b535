import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseCourierPosition } from "@/platform/http/normalise/courier";
import { dataOf, pollIntervalMs, trackingIntervalMs } from "@/platform/query";

/** Where the courier is, while the order is on its way. Only for the order's owner. */
export const courierPositionQuery = (accountKey: string, orderId: number, onTheWay: boolean) =>
  queryOptions({
    queryKey: ["courier", accountKey, orderId],
    queryFn: ({ signal }) =>
      get({
        path: "/delivery-man/last-location",
        query: { order_id: orderId },
        normalise: normaliseCourierPosition,
        authenticated: true,
        signal,
      }),
    enabled: onTheWay,
    staleTime: 0,
    retry: false,
    refetchInterval: (query) => (onTheWay ? pollIntervalMs(query, trackingIntervalMs) : false),
    select: dataOf,
  });
