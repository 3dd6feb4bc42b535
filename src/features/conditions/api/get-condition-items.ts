import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Item } from "@/contract";
import { get } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { normalisePage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 20;

/** Items for a common condition, paged. `idOrSlug` as in the address. */
export const conditionPagesQuery = (scope: ShopScope, idOrSlug: string) =>
  infiniteQueryOptions({
    queryKey: ["items", scopeKey(scope), "condition", "pages", idOrSlug],
    ...pagedOptions(pageSize, (page, signal) =>
      get({
        path: `/common-condition/items/${encodeURIComponent(idOrSlug)}`,
        query: { ...page, type: "all" },
        normalise: normalisePage<Item>(itemRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.commonConditions),
    enabled: scope.zoneId !== null && scope.moduleId !== null && idOrSlug !== "",
  });
