import { queryOptions } from "@tanstack/react-query";
import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";

/** Suggestions without network: what was seen on this device. */
export const offlineSuggestionsQuery = (scope: ShopScope, text: string) =>
  queryOptions({
    queryKey: ["suggestions", scopeKey(scope), "offline", text],
    queryFn: () =>
      import("./offline-matches").then(({ offlineSuggestions }) => offlineSuggestions(scope, text)),
    networkMode: "always",
    gcTime: 0,
  });
