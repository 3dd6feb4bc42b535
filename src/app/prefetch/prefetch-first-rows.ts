// @chunk none
/**
 * The first rows of the pages that a visit most often begins with are asked for before anything is rendered: on a cheap
 * phone the first render takes longer than the response.
 */
import type { QueryClient } from "@tanstack/react-query";
import { firstAddress } from "@/boot/first-screen";
import type { FirstPage } from "@/platform/navigation/page-table";
import { isLocationSet } from "@/stores/location";
import { selectedModule } from "@/stores/module";

type Prefetch = (queryClient: QueryClient, id: string) => Promise<void>;

const firstRows: { readonly [Page in FirstPage]?: Prefetch } = {
  home: async (queryClient) => (await import("@/pages/home/prefetch-home")).prefetchHome(queryClient),
  store: async (queryClient, id) =>
    (await import("@/pages/store/prefetch-store")).prefetchStore(queryClient, decodeURIComponent(id)),
};

/** Does nothing where the page needs another place or module than the one that is selected. Never rejects. */
export async function prefetchFirstRows(queryClient: QueryClient): Promise<void> {
  const module = selectedModule();
  if (!isLocationSet() || module === null || module.module_type === "parcel") return;
  const moduleId = new URLSearchParams(window.location.search).get("module_id") ?? module.id;
  if (Number(moduleId) !== module.id) return;
  const { page, id = "" } = firstAddress();
  try {
    await firstRows[page as FirstPage]?.(queryClient, id);
  } catch {
    // The page requests them itself.
  }
}
