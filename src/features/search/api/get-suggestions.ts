import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseSuggestions } from "@/platform/http/normalise/suggestion";
import { placeKey, type ShopScope, scopeHeaders } from "@/platform/http/shop-scope";
import { dataOf } from "@/platform/query";

/** Items and stores that match what is typed; nothing for empty text. The caller debounces. */
export const suggestionsQuery = (scope: ShopScope, text: string) =>
  queryOptions({
    queryKey: ["suggestions", placeKey(scope), text.trim()],
    queryFn: ({ signal }) =>
      get({
        path: "/items/item-or-store-search",
        query: { name: text.trim() },
        normalise: normaliseSuggestions,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    enabled: text.trim() !== "" && scope.zoneId !== null && scope.moduleId !== null,
    staleTime: 60_000,
    meta: { showError: true },
    select: dataOf,
  });
