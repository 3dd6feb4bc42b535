import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseCashbackOffers } from "@/platform/http/normalise/cashback";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor, unusedCashbackMs } from "@/platform/query";

/** The cashback that runs today for a customer. Asks nothing for guests. */
export const cashbackOffersQuery = (accountKey: string, scope: ShopScope) =>
  queryOptions({
    queryKey: ["cashback", accountKey, "offers", scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/cashback/list",
        normalise: normaliseCashbackOffers,
        authenticated: true,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.cashback),
    gcTime: unusedCashbackMs,
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });
