import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { numberOrNull, requireObject } from "@/platform/http/normalise/readers";
import { dataOf } from "@/platform/query";

/** The tip that is given most often, major units; null while nobody has given one. */
export const mostTipsQuery = () =>
  queryOptions({
    queryKey: ["delivery-quote", "most-tips"],
    queryFn: ({ signal }) =>
      get({
        path: "/most-tips",
        normalise: (response) => numberOrNull(requireObject(response).most_tips_amount),
        authenticated: false,
        signal,
      }),
    staleTime: 300_000,
    select: dataOf,
  });
