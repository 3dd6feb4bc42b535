import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { quickReplyRow } from "@/platform/http/normalise/chat";
import { normalisePage } from "@/platform/http/normalise/page";
import { dataOf } from "@/platform/query";

/** Sentences that are often needed, in the page's language. */
export const quickRepliesQuery = (language: string) =>
  queryOptions({
    queryKey: ["quick-replies", language],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/automated-message",
        query: { limit: 25, offset: 1 },
        normalise: normalisePage(quickReplyRow, "data"),
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    select: dataOf,
  });
