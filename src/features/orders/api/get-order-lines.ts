import { queryOptions } from "@tanstack/react-query";
import type { Order } from "@/contract";
import { get } from "@/platform/http/client";
import { normaliseOrderDetails } from "@/platform/http/normalise/order-line";
import { dataOf } from "@/platform/query";

type Prescribed = Pick<Order, "prescription_state" | "agree_until">;

/** A prescription has other lines with each price; those of other orders never change. */
const pricing = ({ prescription_state: state, agree_until: until }: Prescribed): string[] =>
  state ? [`${state} ${until ?? ""}`] : [];

/** Lines of an order; for a parcel the order itself. Only for the order's owner. */
export const orderLinesQuery = (accountKey: string, orderId: number, order: Prescribed = {}) =>
  queryOptions({
    queryKey: ["order", accountKey, "details", orderId, ...pricing(order)],
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
