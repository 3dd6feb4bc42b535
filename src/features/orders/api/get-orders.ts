// @chunk behind

import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Order } from "@/contract";
import { get } from "@/platform/http/client";
import { orderRow } from "@/platform/http/normalise/order";
import { nextPage, normalisePage } from "@/platform/http/normalise/page";

const pageSize = 10;
const paths = { running: "/customer/order/running-orders", previous: "/customer/order/list" } as const;
export type OrderListName = keyof typeof paths;

/** A customer's orders, newest first, ten a page. */
export const ordersQuery = (accountKey: string, name: OrderListName) =>
  infiniteQueryOptions({
    queryKey: ["orders", accountKey, name],
    queryFn: ({ signal, pageParam }) =>
      get({
        path: paths[name],
        query: { limit: pageSize, offset: pageParam },
        normalise: normalisePage<Order>(orderRow, "orders"),
        authenticated: true,
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _, asked) => nextPage(last.data, asked, pageSize),
    staleTime: 0,
  });
