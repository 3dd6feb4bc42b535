// @chunk cards

import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseCategories } from "@/platform/http/normalise/category";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** All categories of the module. */
export const categoriesQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["categories", scopeKey(scope), "all"],
    queryFn: ({ signal }) =>
      get({
        path: "/categories",
        normalise: normaliseCategories,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.categories),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });

/** The featured categories only: newer backends leave the mark out of the rows. */
export const featuredCategoriesQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["categories", scopeKey(scope), "featured"],
    queryFn: ({ signal }) =>
      get({
        path: "/categories",
        query: { featured: 1 },
        normalise: normaliseCategories,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.featuredCategories),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
