import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** The customer who is signed in. Never asked for guests. */
export const customerQuery = (accountKey: string) =>
  queryOptions({
    queryKey: ["customer", accountKey],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/info", // Not in the first script.
        normalise: async (answer) =>
          (await import("@/platform/http/normalise/customer")).normaliseCustomerInfo(answer),
        authenticated: true,
        signal,
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });
