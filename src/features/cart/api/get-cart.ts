// @chunk outbox

import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";

/** The server's cart of a module with the time of the request, ms since the page's start. */
export async function readServerCart(moduleId: number, signal?: AbortSignal) {
  const askedAt = performance.now();
  const response = await get({
    path: "/customer/cart/list",
    // Not in the first script.
    normalise: async (body) => (await import("@/platform/http/normalise/cart")).normaliseCart(body),
    authenticated: true,
    signal,
    shop: { moduleId },
  });
  return { ...response, askedAt };
}

/** The server's cart of a module, read after a start, a sign-in, a sign-out and a change of module; never cached. */
export const serverCartQuery = (accountKey: string, moduleId: number) =>
  queryOptions({
    queryKey: ["cart-server", accountKey, moduleId],
    queryFn: ({ signal }) => readServerCart(moduleId, signal),
    staleTime: 0,
    gcTime: 0,
    // The time of the request says whether a later change can be in it.
    select: ({ data, askedAt }) => ({ lines: data, askedAt }),
  });
