// @chunk running-orders

import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Order } from "@/contract";
import { get } from "@/platform/http/client";
import { orderRow } from "@/platform/http/normalise/order";
import { normalisePage } from "@/platform/http/normalise/page";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 10;
const paths = { running: "/customer/order/running-orders", previous: "/customer/order/list" } as const;
export type OrderListName = keyof typeof paths;

/** A customer's orders, newest first, ten a page. */
export const ordersQuery = (accountKey: string, name: OrderListName) =>
  infiniteQueryOptions({
    queryKey: ["orders", accountKey, name],
    ...pagedOptions(pageSize, (page, signal) =>
      get({
        path: paths[name],
        query: { ...page },
        normalise: normalisePage<Order>(orderRow, "orders"),
        authenticated: true,
        signal,
      }),
    ),
    staleTime: 0,
  });
