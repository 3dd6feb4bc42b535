/**
 * The first rows of the pages that a visit most often begins with are asked for before anything is rendered: on a cheap
 * phone the first render takes longer than the answer.
 */
import type { QueryClient } from "@tanstack/react-query";
import { isLocationSet } from "@/stores/location";
import { selectedModule } from "@/stores/module";

/** Does nothing where the page needs another place or module than the one that is selected. Never rejects. */
export async function askForFirstRows(queryClient: QueryClient): Promise<void> {
  const module = selectedModule();
  if (!isLocationSet() || module === null || module.module_type === "parcel") return;
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (query.has("data_type") || Number(query.get("module_id") ?? module.id) !== module.id) return;
  const store = /^\/store\/([^/]+)\/?$/.exec(pathname)?.[1];
  try {
    if (pathname === "/" || pathname === "/home")
      (await import("@/pages/home/first-queries")).askForHome(queryClient, module.module_type);
    else if (store && !storeLists.includes(store))
      (await import("@/pages/store/first-queries")).askForStore(queryClient, decodeURIComponent(store));
  } catch {
    // The page asks for itself.
  }
}

/** Addresses below `/store/` that are lists and no store. */
const storeLists: readonly string[] = ["latest", "popular", "top-offer-nearby"];
