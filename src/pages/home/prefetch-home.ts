// @chunk home

import type { QueryClient } from "@tanstack/react-query";
import { bannersQuery } from "@/features/banners";
import { featuredCategoriesQuery } from "@/features/categories";
import { shopScope } from "@/stores/shop-scope";

/** Prefetches what is at the top of every module's home. */
export function prefetchHome(queryClient: QueryClient): void {
  const scope = shopScope();
  void queryClient.prefetchQuery(featuredCategoriesQuery(scope));
  void queryClient.prefetchQuery(bannersQuery(scope));
}
