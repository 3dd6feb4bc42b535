/**
 * The first rows of the pages that a visit most often begins with are asked for before anything is rendered: on a cheap
 * phone the first render takes longer than the response.
 */
import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "react-router-dom";
import { paths } from "@/platform/navigation/paths";
import { isLocationSet } from "@/stores/location";
import { selectedModule } from "@/stores/module";

/** Does nothing where the page needs another place or module than the one that is selected. Never rejects. */
export async function prefetchFirstRows(queryClient: QueryClient): Promise<void> {
  const module = selectedModule();
  if (!isLocationSet() || module === null || module.module_type === "parcel") return;
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (query.has("data_type") || Number(query.get("module_id") ?? module.id) !== module.id) return;
  const list = storeLists.some(({ pattern }) => matchPath(pattern, pathname));
  const store = list ? undefined : matchPath(paths.store.pattern, pathname)?.params.id;
  try {
    if (pathname === "/" || pathname === "/home")
      (await import("@/pages/home/prefetch-home")).prefetchHome(queryClient, module.module_type);
    else if (store) (await import("@/pages/store/prefetch-store")).prefetchStore(queryClient, store);
  } catch {
    // The page requests them itself.
  }
}

/** What lies below `/store/` and is no store. */
const storeLists = [paths.latestStores, paths.popularStores, paths.topOfferStores];
