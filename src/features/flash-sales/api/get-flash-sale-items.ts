// @chunk none
import { infiniteQueryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseFlashSalePage } from "@/platform/http/normalise/flash-sale";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 20;

/** Items of a flash sale, paged; a sale that does not run is refused with 403. */
export const flashSalePagesQuery = (scope: ShopScope, saleId: number) =>
  infiniteQueryOptions({
    queryKey: ["flash-sales", scopeKey(scope), "items", saleId],
    ...pagedOptions(pageSize, (page, signal) =>
      get({
        path: "/flash-sales/items",
        query: { flash_sale_id: saleId, ...page },
        normalise: normaliseFlashSalePage,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null && saleId > 0,
  });
