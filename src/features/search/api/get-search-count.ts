import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { integer, requireObject } from "@/platform/http/normalise/readers";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** How many items or stores match a text in a module. */
export const searchCountQuery = (scope: ShopScope, text: string, list: "item" | "store") =>
  queryOptions({
    queryKey: ["search-count", scopeKey(scope), list, text],
    queryFn: ({ signal }) =>
      get({
        path: "/get-combined-data",
        query: { list_type: list, data_type: "searched", name: text, limit: 1, offset: 1 },
        // Only rows that have every word count.
        normalise: (response) => {
          const body = requireObject(response, ["total_size"]);
          return body.any_word || body.unmatched_words ? 0 : integer(body.total_size);
        },
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.search),
    enabled: text !== "" && scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
