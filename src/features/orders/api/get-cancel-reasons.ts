import { queryOptions } from "@tanstack/react-query";
import type { CancelReason } from "@/contract";
import { get } from "@/platform/http/client";
import { cancelReasonRow } from "@/platform/http/normalise/order";
import { normalisePage } from "@/platform/http/normalise/page";
import { dataOf } from "@/platform/query";

/** Reasons to choose from when cancelling; ten, as the specification has it. */
export const cancelReasonsQuery = (language: string) =>
  queryOptions({
    queryKey: ["cancel-reasons", language],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/order/cancellation-reasons",
        query: { offset: 1, limit: 10, type: "customer" },
        normalise: normalisePage<CancelReason>(cancelReasonRow),
        authenticated: false,
        signal,
      }),
    staleTime: 300_000,
    select: dataOf,
  });
