// @chunk none
import { infiniteQueryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseFlashSalePage } from "@/platform/http/normalise/flash-sale-page";
import { nextPage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";

const pageSize = 20;

/** Items of a flash sale, paged; a sale that does not run is refused with 403. */
export const flashSalePagesQuery = (scope: ShopScope, saleId: number) =>
  infiniteQueryOptions({
    queryKey: ["flash-sales", scopeKey(scope), "items", saleId],
    queryFn: ({ signal, pageParam }) =>
      get({
        path: "/flash-sales/items",
        query: { flash_sale_id: saleId, limit: pageSize, offset: pageParam },
        normalise: normaliseFlashSalePage,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _, asked) => nextPage(last.data, asked, pageSize),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null && saleId > 0,
  });
