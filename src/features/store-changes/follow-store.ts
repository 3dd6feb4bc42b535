/** While a page or a cart shows a store, it hears at once what is sold out there, and when the store pauses. */
import type { QueryClient } from "@tanstack/react-query";
import { networkInformation } from "@/platform/data-saver/network-information";
import { apiUrl } from "@/platform/http/client";
import { rootKey } from "@/platform/query/query-roots";

/** Pages of a busy store do not all ask in the same moment, ms. */
const spreadMs = 500;

const changing = ["store", "store-items", "item", "cart-server", "order-quote"] as const;

let followed: { storeId: number; end: () => void } | null = null;

/** Whether a part of the page shows the store: its page, or the cart. */
const isShown = (client: QueryClient, storeId: number): boolean =>
  client
    .getQueryCache()
    .findAll({ queryKey: rootKey("store"), type: "active" })
    .some(({ state }) => (state.data as { data?: { id?: number } | null } | undefined)?.data?.id === storeId);

/**
 * Follows a store in the place of the last one, until nothing shows it any more; not while the page is hidden, and not where data are
 * to be saved. May be called as often as the store is shown.
 */
export function followStore(client: QueryClient, storeId: number): void {
  if (followed?.storeId === storeId || networkInformation()?.saveData) return;
  followed?.end();
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const root of changing) void client.invalidateQueries({ queryKey: rootKey(root) });
    }, Math.random() * spreadMs);
  };
  const listen = () => {
    if (document.hidden) {
      source?.close();
      source = null;
    } else if (source === null) {
      source = new EventSource(apiUrl(`/stores/${storeId}/stream`));
      source.onmessage = readAgain;
    }
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
    if (type === "observerRemoved" && !isShown(client, storeId)) end();
  });
  const end = () => {
    unsubscribe();
    document.removeEventListener("visibilitychange", listen);
    clearTimeout(timer);
    source?.close();
    followed = null;
  };
  followed = { storeId, end };
  document.addEventListener("visibilitychange", listen);
  listen();
}
