import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Item } from "@/contract";
import { get } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { normalisePage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 20;
/** Rows a page of the whole menu, in which items without a section are looked up. */
const wholeMenuPageSize = 100;

/** Items of a store: of one of its categories (0 is all), or those that match the search text. */
export const storeItemsQuery = (
  scope: ShopScope,
  store: { id: number; moduleId: number },
  categoryId: number,
  text: string,
  limit = pageSize,
) =>
  infiniteQueryOptions({
    queryKey: [
      "store-items",
      scopeKey(scope),
      store.id,
      categoryId,
      text.trim(),
      ...(limit === pageSize ? [] : [limit]),
    ],
    ...pagedOptions(limit, (page, signal) =>
      get({
        path: text.trim() === "" ? "/items/latest" : "/items/search",
        query: {
          store_id: store.id,
          category_id: categoryId,
          name: text.trim(),
          ...page,
          type: "all",
        },
        normalise: normalisePage<Item>(itemRow),
        authenticated: false,
        signal,
        shop: { ...scopeHeaders(scope), moduleId: store.moduleId },
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.otherLists),
  });

/** A store's whole menu, in few requests. */
export const wholeMenuQuery = (scope: ShopScope, store: { id: number; moduleId: number }) =>
  storeItemsQuery(scope, store, 0, "", wholeMenuPageSize);
