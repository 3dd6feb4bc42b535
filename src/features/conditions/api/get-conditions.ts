// @chunk lists
import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseCommonConditions } from "@/platform/http/normalise/category";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** The common conditions of the pharmacy. */
export const conditionsQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["common-conditions", scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/common-condition",
        normalise: normaliseCommonConditions,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.commonConditions),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
