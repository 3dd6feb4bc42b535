import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseRefundReasons } from "@/platform/http/normalise/order";
import { dataOf } from "@/platform/query";

/** Reasons to choose from when asking for a refund, in the reader's language. */
export const refundReasonsQuery = (language: string) =>
  queryOptions({
    queryKey: ["refund-reasons", language],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/order/refund-reasons",
        normalise: normaliseRefundReasons,
        authenticated: true,
        signal,
      }),
    staleTime: 300_000,
    select: dataOf,
  });
