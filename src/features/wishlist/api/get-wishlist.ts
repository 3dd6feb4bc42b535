import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** A customer's wishlist: items and stores of a module, of every module for null. Guests have none. */
export const wishlistQuery = (accountKey: string, moduleId: number | null) =>
  queryOptions({
    queryKey: ["wishlist", accountKey, moduleId],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/wish-list",
        // Not in the first script.
        normalise: async (answer) =>
          (await import("@/platform/http/normalise/customer")).normaliseWishlist(answer),
        authenticated: true,
        signal,
        shop: { moduleId },
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });
