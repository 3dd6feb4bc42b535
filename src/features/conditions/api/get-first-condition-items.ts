// @chunk home-more
import { queryOptions } from "@tanstack/react-query";
import type { Item } from "@/contract";
import { get } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { normalisePage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** First 20 items of a condition, by the specification. */
export const conditionItemsQuery = (scope: ShopScope, conditionId: number) =>
  queryOptions({
    queryKey: ["items", scopeKey(scope), "condition", conditionId],
    queryFn: ({ signal }) =>
      get({
        path: `/common-condition/items/${conditionId}`,
        query: { limit: 20, offset: 1 },
        normalise: normalisePage<Item>(itemRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.commonConditions),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
