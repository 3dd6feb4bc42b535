// @chunk behind
/**
 * What a press or a resting pointer is about to open is loaded ahead: the page's script and its first query, or the
 * dialog's. Never with data saver on, and never offline.
 */
import type { QueryClient } from "@tanstack/react-query";
import { matchPath } from "react-router-dom";
import { itemQuery, preloadItemOverlay } from "@/features/items";
import { storeQuery } from "@/features/stores";
import { connectivity } from "@/platform/connectivity";
import { isDataSaverOn } from "@/platform/data-saver";
import { paths } from "@/platform/navigation/paths";
import { shopScope } from "@/stores/shop-scope";

/** A pointer that rests on a link for this long prefetches it, ms. */
const restsFor = 80;
/** A touch that is the start of a scroll has moved by then, ms. */
const fingerRestsFor = 40;
/** The same thing is not loaded ahead again within this time, ms. */
const againAfter = 30_000;

type Load = (address: URL, queryClient: QueryClient, id: string) => Promise<unknown>;

function item(address: URL, queryClient: QueryClient, id: string): Promise<void> {
  const scope = shopScope();
  const moduleId = Number(address.searchParams.get("module_id"));
  // A campaign's item is another row.
  if (address.searchParams.has("product_type")) return Promise.resolve();
  return queryClient.prefetchQuery(
    itemQuery({ ...scope, moduleId: moduleId > 0 ? moduleId : scope.moduleId }, id),
  );
}

/** By pattern; the first that matches counts. */
const pages: readonly (readonly [pattern: string, load: Load])[] = [
  [paths.latestStores.pattern, () => import("@/pages/store-list")],
  [paths.popularStores.pattern, () => import("@/pages/store-list")],
  [paths.topOfferStores.pattern, () => import("@/pages/store-list")],
  [
    paths.store.pattern,
    (_, queryClient, id) =>
      Promise.all([import("@/pages/store"), queryClient.prefetchQuery(storeQuery(shopScope(), id))]),
  ],
  [
    paths.product.pattern,
    (address, queryClient, id) => Promise.all([import("@/pages/product"), item(address, queryClient, id)]),
  ],
  [paths.categories.pattern, () => import("@/pages/categories")],
  [paths.category.pattern, () => import("@/pages/category")],
  [paths.checkout.pattern, () => import("@/pages/checkout")],
  [paths.profile.pattern, () => import("@/pages/profile")],
  [paths.settings.pattern, () => import("@/pages/settings")],
  [paths.trackOrder.pattern, () => import("@/pages/track-order")],
  [
    paths.home.pattern,
    (address) => (address.searchParams.has("data_type") ? import("@/pages/listing") : import("@/pages/home")),
  ],
];

/** What pressing an element opens; null when nothing is known of it. */
export function loadOf(
  element: Element,
): { key: string; load: (queryClient: QueryClient) => Promise<unknown> } | null {
  const dialog = element.getAttribute("aria-haspopup") === "dialog";
  const href = element instanceof HTMLAnchorElement && !element.target ? element.href : "";
  const address = URL.canParse(href) ? new URL(href) : null;
  if (address && address.origin !== location.origin) return null;
  const product = address ? matchPath(paths.product.pattern, address.pathname) : null;
  if (address && dialog && product) {
    const id = product.params.id ?? "";
    return {
      key: address.href,
      load: (queryClient) =>
        Promise.all([
          import("../overlays/overlay-host"),
          preloadItemOverlay(),
          item(address, queryClient, id),
        ]),
    };
  }
  if (dialog) return { key: "dialog", load: () => import("../overlays/overlay-host") };
  if (!address || address.pathname === location.pathname) return null;
  for (const [pattern, load] of pages) {
    const match = matchPath(pattern, address.pathname);
    if (match) {
      const id = (match.params as { id?: string }).id ?? "";
      return { key: address.href, load: (queryClient) => load(address, queryClient, id) };
    }
  }
  return null;
}

/** Listens to the whole document; returns a function that stops it. */
export function startPrefetch(queryClient: QueryClient): () => void {
  const done = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aimed: Element | null = null;

  const forget = () => {
    clearTimeout(timer);
    aimed = null;
  };
  const begin = (element: Element) => {
    if (isDataSaverOn() || connectivity() !== "online") return;
    const found = loadOf(element);
    if (!found || Date.now() - (done.get(found.key) ?? 0) < againAfter) return;
    if (done.size > 200) done.clear();
    done.set(found.key, Date.now());
    // What fails here is requested again, with a visible error, when it is opened.
    found.load(queryClient).catch(() => done.delete(found.key));
  };
  const aim = (event: PointerEvent, after: number) => {
    const element = event.target instanceof Element ? event.target.closest("a[href], [aria-haspopup]") : null;
    if (element === aimed) return;
    forget();
    if (!element) return;
    aimed = element;
    timer = setTimeout(() => begin(element), after);
  };
  const onOver = (event: PointerEvent) => {
    if (event.pointerType === "mouse") aim(event, restsFor);
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === "mouse") {
      forget();
      aim(event, 0);
    } else aim(event, fingerRestsFor);
  };

  document.addEventListener("pointerover", onOver, { passive: true });
  document.addEventListener("pointerdown", onDown, { passive: true });
  document.addEventListener("pointercancel", forget, { passive: true });
  return () => {
    forget();
    document.removeEventListener("pointerover", onOver);
    document.removeEventListener("pointerdown", onDown);
    document.removeEventListener("pointercancel", forget);
  };
}
