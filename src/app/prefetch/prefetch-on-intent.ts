/**
 * Prefetches what a press or a resting pointer is about to open: the page's script and its first query, or the
 * dialog's. Never with data saver on, and never offline.
 */
import type { QueryClient } from "@tanstack/react-query";
import { itemQuery, preloadItemDialog } from "@/features/items";
import { storeQuery } from "@/features/stores";
import { connectivity } from "@/platform/connectivity";
import { isDataSaverOn } from "@/platform/data-saver";
import { pageAt, pagePatterns } from "@/platform/navigation/page-patterns";
import { firstRoutes, moreRoutes, type PageName } from "@/platform/navigation/page-table";
import { shopScope } from "@/stores/shop-scope";
import { firstPages } from "../routes/first-pages";
import { morePages } from "../routes/more-pages";
import { prefetchChosenHome } from "./prefetch-home";
import { prefetchItemDialogLater } from "./prefetch-item-dialog-later";

/** A pointer that rests on a link for this long prefetches it, ms. */
const restsFor = 80;
/** A touch that is the start of a scroll has moved by then, ms. */
const fingerRestsFor = 40;
/** The same thing is not loaded ahead again within this time, ms. */
const againAfter = 30_000;

type LoadRows = (queryClient: QueryClient, id: string, address: URL) => Promise<unknown>;

function loadItem(queryClient: QueryClient, id: string, address: URL): Promise<void> {
  const scope = shopScope();
  const moduleId = Number(address.searchParams.get("module_id"));
  // A campaign's item is another row.
  if (address.searchParams.has("product_type")) return Promise.resolve();
  return queryClient.prefetchQuery(
    itemQuery({ ...scope, moduleId: moduleId > 0 ? moduleId : scope.moduleId }, id),
  );
}

/** The first query of a page, where it is known from the address alone. */
const firstRows: { readonly [Page in PageName]?: LoadRows } = {
  store: (queryClient, id) => queryClient.prefetchQuery(storeQuery(shopScope(), id)),
  product: loadItem,
};

const pages = { ...firstPages, ...morePages } satisfies Record<PageName, () => Promise<unknown>>;
const patterns = pagePatterns({ ...firstRoutes, ...moreRoutes });

/** The page or dialog that pressing an element opens; null when nothing is known of it. */
function loadOf(
  element: Element,
): { key: string; load: (queryClient: QueryClient) => Promise<unknown> } | null {
  const dialog = element.getAttribute("aria-haspopup") === "dialog";
  const href = element instanceof HTMLAnchorElement && !element.target ? element.href : "";
  const address = URL.canParse(href) ? new URL(href) : null;
  if (address && address.origin !== location.origin) return null;
  const { page, id: encodedId = "" } = address
    ? pageAt(address.pathname.replace(/\/+$/, "") || "/", address.search, patterns)
    : { page: null };
  if (address && dialog && page === "product") {
    return {
      key: address.href,
      load: async (queryClient) =>
        Promise.all([
          import("../overlays/overlay-host"),
          preloadItemDialog(),
          loadItem(queryClient, decodeURIComponent(encodedId), address),
        ]),
    };
  }
  if (dialog) return { key: "dialog", load: () => import("../overlays/overlay-host") };
  if (!address || page === null || address.pathname === location.pathname) return null;
  return {
    key: address.href,
    load: async (queryClient) =>
      Promise.all([pages[page](), firstRows[page]?.(queryClient, decodeURIComponent(encodedId), address)]),
  };
}

/** Listens to the whole document; returns a function that stops it. */
export function prefetchOnIntent(queryClient: QueryClient): () => void {
  const stopLoadingAhead = [prefetchChosenHome(queryClient), prefetchItemDialogLater(queryClient)];
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
    // A failure is shown when it is opened, which requests it again.
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
    for (const stop of stopLoadingAhead) stop();
    forget();
    document.removeEventListener("pointerover", onOver);
    document.removeEventListener("pointerdown", onDown);
    document.removeEventListener("pointercancel", forget);
  };
}
