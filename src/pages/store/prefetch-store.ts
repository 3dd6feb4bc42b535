// @chunk store

import type { QueryClient } from "@tanstack/react-query";
import { storeQuery } from "@/features/stores";
import { shopScope } from "@/stores/shop-scope";

/** Prefetches the store of a page, by its id or slug. */
export function prefetchStore(queryClient: QueryClient, idOrSlug: string): void {
  void queryClient.prefetchQuery(storeQuery(shopScope(), idOrSlug));
}
