/** Keeps the wishlists of this page in sync with the server. Does not import the outbox, which is not in the first scripts. */
import type { QueryClient } from "@tanstack/react-query";
import type { Wishlist } from "@/contract";
import type { OutboxEvent } from "@/platform/outbox";
import { isApiResponse } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { session } from "@/stores/session";
import { type ConfirmedChange, storeConfirmedChange } from "./wishlist-ids";

const wishlistRoot = rootKey("wishlist");

/** The one subscription of `startWishlistSync`, shared by its users and ended with the last of them. */
let sync: { users: number; unsubscribe: () => void } | null = null;

/** Applies the outbox's wishlist events to the lists of this page. Returns a function that unsubscribes. */
export function startWishlistSync(
  queryClient: QueryClient,
  subscribe: (listener: (event: OutboxEvent) => void) => () => void,
): () => void {
  sync ??= {
    users: 0,
    unsubscribe: subscribe((event) => {
      if (event.type !== "wishlist") return;
      storeConfirmedChange(session().accountKey, event);
      void reconcileWishlist(queryClient, event);
    }),
  };
  sync.users += 1;
  let stopped = false;
  return () => {
    if (stopped || sync === null) return;
    stopped = true;
    sync.users -= 1;
    if (sync.users > 0) return;
    sync.unsubscribe();
    sync = null;
  };
}

/**
 * Refetches the lists that disagree with the server, or whose request was pending when it responded. The change may come
 * from another tab, the worker, or this page before its list was loaded.
 */
export async function reconcileWishlist(queryClient: QueryClient, change: ConfirmedChange): Promise<void> {
  const lists = queryClient.getQueryCache().findAll({ queryKey: wishlistRoot });
  if (agrees(queryClient, change) && lists.every(({ state }) => state.fetchStatus !== "fetching")) return;
  // A pending first request would only be awaited, not sent again.
  await queryClient.cancelQueries({ queryKey: wishlistRoot });
  await queryClient.invalidateQueries({ queryKey: wishlistRoot });
  // A list that was never loaded is first restored from the device's copy, which may be as old as the cancelled request.
  if (!agrees(queryClient, change)) await queryClient.invalidateQueries({ queryKey: wishlistRoot });
}

/** Whether the loaded lists match the server. */
function agrees(queryClient: QueryClient, { target, id, inWishlist }: ConfirmedChange): boolean {
  const lists = queryClient.getQueriesData({ queryKey: wishlistRoot });
  const isListed = lists.some(
    ([, list]) => isApiResponse(list) && (list.data as Wishlist)[target].some((row) => row.id === id),
  );
  return isListed === inWishlist;
}
