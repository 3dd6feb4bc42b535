import { queryOptions } from "@tanstack/react-query";
import type { Item } from "@/contract";
import { get } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { normalisePage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** As many as a row is looked through for, and some that may be in the cart already. */
const limit = 12;

/** A store's recommendations for an order, popular items first. */
export const cartSuggestionsQuery = (scope: ShopScope, storeId: number) =>
  queryOptions({
    queryKey: ["items", scopeKey(scope), "cart-suggestions", storeId],
    queryFn: ({ signal }) =>
      get({
        path: "/items/suggested",
        query: { store_id: storeId, recommended: 1, limit, offset: 1 },
        normalise: normalisePage<Item>(itemRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
