import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Item } from "@/contract";
import { get } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { nextPage, normalisePage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";

const pageSize = 20;

/** Items for a common condition, paged. `idOrSlug` as in the address. */
export const conditionPagesQuery = (scope: ShopScope, idOrSlug: string) =>
  infiniteQueryOptions({
    queryKey: ["items", scopeKey(scope), "condition", "pages", idOrSlug],
    queryFn: ({ signal, pageParam }) =>
      get({
        path: `/common-condition/items/${encodeURIComponent(idOrSlug)}`,
        query: { limit: pageSize, offset: pageParam, type: "all" },
        normalise: normalisePage<Item>(itemRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _, asked) => nextPage(last.data, asked, pageSize),
    staleTime: staleTimeFor(cacheWindows.commonConditions),
    enabled: scope.zoneId !== null && scope.moduleId !== null && idOrSlug !== "",
  });
