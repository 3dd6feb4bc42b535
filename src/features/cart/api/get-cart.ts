import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { dataOf } from "@/platform/query";

/** The server's cart of a module. Asked for after a start, a sign-in, a sign-out and a change of module; never kept. */
export const serverCartQuery = (accountKey: string, moduleId: number) =>
  queryOptions({
    queryKey: ["cart-server", accountKey, moduleId],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/cart/list",
        // Not in the first script.
        normalise: async (answer) => (await import("@/platform/http/normalise/cart")).normaliseCart(answer),
        authenticated: true,
        signal,
        shop: { moduleId },
      }),
    staleTime: 0,
    gcTime: 0,
    select: dataOf,
  });
