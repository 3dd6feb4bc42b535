import type { QueryClient } from "@tanstack/react-query";
import { bannersQuery, featuredCategoriesQuery } from "@/features/catalogue";
import { shopScope } from "@/stores/scope";

/** Asks for what stands at the top of a home. */
export function askForHome(queryClient: QueryClient): void {
  const scope = shopScope();
  void queryClient.prefetchQuery(featuredCategoriesQuery(scope));
  void queryClient.prefetchQuery(bannersQuery(scope));
}
