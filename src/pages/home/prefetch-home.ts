// @chunk home

import type { QueryClient } from "@tanstack/react-query";
import type { ModuleType } from "@/contract";
import { bannersQuery } from "@/features/banners";
import { featuredCategoriesQuery } from "@/features/categories";
import { itemListQuery, popularItemsLimit } from "@/features/items";
import { shopScope } from "@/stores/shop-scope";
import { compositions } from "./home-compositions";

/** So many sections may be on the first screens. */
export const firstSections = 3;

/** Prefetches what is at the top of a module's home. */
export function prefetchHome(queryClient: QueryClient, moduleType: Exclude<ModuleType, "parcel">): void {
  const scope = shopScope();
  void queryClient.prefetchQuery(featuredCategoriesQuery(scope));
  void queryClient.prefetchQuery(bannersQuery(scope));
  if (compositions[moduleType].slice(0, firstSections).includes("popular"))
    void queryClient.prefetchQuery(itemListQuery(scope, "popular", popularItemsLimit));
}
