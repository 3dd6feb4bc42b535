import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseNewArrivals } from "@/platform/http/normalise/promotion";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Items of all tabs together, by the contract. */
const limit = 50;

/** The newest items of the module with their categories. */
export const newArrivalsQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["items", scopeKey(scope), "new-arrival", "categories"],
    queryFn: ({ signal }) =>
      get({
        path: "/items/new-arrival",
        query: { limit, offset: 1, type: "all" },
        normalise: normaliseNewArrivals,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
