// @chunk home-more
/** Preloads a home before it is rendered, for a shopper who is about to open one. */
import type { QueryClient } from "@tanstack/react-query";
import type { Module } from "@/contract";
import { featuredCategoriesQuery } from "@/features/categories";
import { firstStoresQuery } from "@/features/stores";
import { preloadTexts } from "@/platform/i18n";
import { type ShopScope, shopScope } from "@/stores/shop-scope";
import { compositions, firstSections } from "./home-compositions";
import { prefetchHome } from "./prefetch-home";
import { MoreSections } from "./shop-home";

type HomeModule = Pick<Module, "id" | "module_type">;

/** Loads the code and the words of every home that has shops, so that it renders without a placeholder. */
export async function preloadHomeParts(): Promise<void> {
  await Promise.all([MoreSections.preload(), preloadTexts("catalogue", "promotions")]);
}

const scopeOf = ({ id }: HomeModule): ShopScope => ({ ...shopScope(), moduleId: id });

/** Whether the top of a module's home is known already, or has been asked for. */
export function hasFirstRowsOfHome(queryClient: QueryClient, module: HomeModule): boolean {
  const state = queryClient.getQueryState(featuredCategoriesQuery(scopeOf(module)).queryKey);
  return state?.data !== undefined || state?.fetchStatus === "fetching";
}

/** Asks for what a module's home shows first at the chosen place, its first rows among it. A parcel's home has none. */
export function prefetchFirstRowsOfHome(queryClient: QueryClient, module: HomeModule): void {
  if (module.module_type === "parcel") return;
  const scope = scopeOf(module);
  prefetchHome(queryClient, scope);
  if (compositions[module.module_type].slice(0, firstSections).includes("stores"))
    void queryClient.prefetchInfiniteQuery(firstStoresQuery(scope));
}
