// @chunk home

import type { QueryClient } from "@tanstack/react-query";
import { bannersQuery } from "@/features/banners";
import { featuredCategoriesQuery } from "@/features/categories";
import { shopScope } from "@/stores/shop-scope";

/** Prefetches what is at the top of every module's home, by default of the selected one's. */
export function prefetchHome(queryClient: QueryClient, scope = shopScope()): void {
  void queryClient.prefetchQuery(featuredCategoriesQuery(scope));
  void queryClient.prefetchQuery(bannersQuery(scope));
}
