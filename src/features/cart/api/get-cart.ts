// @chunk behind

import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";

/** The server's cart of a module, and when it was asked for, ms since the page's start. */
export async function readServerCart(moduleId: number, signal?: AbortSignal) {
  const askedAt = performance.now();
  const answer = await get({
    path: "/customer/cart/list",
    // Not in the first script.
    normalise: async (body) => (await import("@/platform/http/normalise/cart")).normaliseCart(body),
    authenticated: true,
    signal,
    shop: { moduleId },
  });
  return { ...answer, askedAt };
}

/** The server's cart of a module. Asked for after a start, a sign-in, a sign-out and a change of module; never kept. */
export const serverCartQuery = (accountKey: string, moduleId: number) =>
  queryOptions({
    queryKey: ["cart-server", accountKey, moduleId],
    queryFn: ({ signal }) => readServerCart(moduleId, signal),
    staleTime: 0,
    gcTime: 0,
    // When it was asked for tells whether a change made meanwhile can be in it.
    select: ({ data, askedAt }) => ({ lines: data, askedAt }),
  });
