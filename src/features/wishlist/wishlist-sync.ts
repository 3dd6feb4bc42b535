import type { QueryClient } from "@tanstack/react-query";
import type { Wishlist } from "@/contract";
import type { OutboxEvent } from "@/platform/outbox";
import { isApiResponse } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { session } from "@/stores/session";
import { type ConfirmedWish, storeConfirmedWish } from "./confirmed-wishes";

const queryKey = rootKey("wishlist");

let stop: (() => void) | null = null;

/**
 * From now on the lists of this page follow what the server says about wishes. Called when the outbox starts and at the
 * first press, which may be earlier: another tab may send it and be answered before this one's outbox has come. Answers
 * how to stop. (`subscribe` is the outbox's own; this file comes with the hearts, before the outbox.)
 */
export function startWishlistSync(
  queryClient: QueryClient,
  subscribe: (listener: (event: OutboxEvent) => void) => () => void,
): () => void {
  stop ??= subscribe((event) => {
    if (event.type !== "wish") return;
    storeConfirmedWish(session().accountKey, event);
    void reconcileWishlist(queryClient, event);
  });
  return () => {
    stop?.();
    stop = null;
  };
}

/**
 * After the server's word on a wish, whoever made it: another tab, the worker, or this page before its list had come.
 * Lists that say otherwise, or were on their way meanwhile, are asked for anew; where all is as it should be, nothing is.
 */
export async function reconcileWishlist(queryClient: QueryClient, wish: ConfirmedWish): Promise<void> {
  const lists = queryClient.getQueryCache().findAll({ queryKey });
  if (says(queryClient, wish) && lists.every(({ state }) => state.fetchStatus !== "fetching")) return;
  // A first answer that is on its way would not be asked for again, only waited for.
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
  // A list that had never come is answered by the device's copy first, which may be as old as the answer was.
  if (!says(queryClient, wish)) await queryClient.invalidateQueries({ queryKey });
}

/** Whether the lists that are here say what the server says. */
function says(queryClient: QueryClient, { target, id, wished }: ConfirmedWish): boolean {
  const lists = queryClient.getQueriesData({ queryKey });
  const holds = lists.some(
    ([, list]) => isApiResponse(list) && (list.data as Wishlist)[target].some((row) => row.id === id),
  );
  return holds === wished;
}
