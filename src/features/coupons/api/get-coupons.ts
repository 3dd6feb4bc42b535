// @chunk coupons
import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseCoupons } from "@/platform/http/normalise/coupon";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Coupons that anybody may see. */
export const publicCouponsQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["coupons-public", scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/coupon/list/all",
        normalise: normaliseCoupons,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });

/** Coupons of a customer. */
export const couponsQuery = (accountKey: string, scope: ShopScope) =>
  queryOptions({
    queryKey: ["coupons", accountKey, scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/coupon/list",
        normalise: normaliseCoupons,
        authenticated: true,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });
