import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { cacheWindows, dataOf, freshFor } from "@/platform/query";

/** Items and stores that a customer has wished for. Guests have none. */
export const wishlistQuery = (accountKey: string) =>
  queryOptions({
    queryKey: ["wishlist", accountKey],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/wish-list",
        // Not in the first script.
        normalise: async (answer) =>
          (await import("@/platform/http/normalise/customer")).normaliseWishlist(answer),
        authenticated: true,
        signal,
      }),
    staleTime: freshFor(cacheWindows.otherLists),
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });
