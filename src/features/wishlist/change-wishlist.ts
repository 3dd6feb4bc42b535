/** Changing the wishlist through the outbox; loaded with the first press. */
import type { QueryClient } from "@tanstack/react-query";
import type { Item, Store, Wishlist } from "@/contract";
import { preloadTexts, translator } from "@/platform/i18n";
import { acknowledgeRow, type OutboxEvent, putInOutbox, subscribeOutbox } from "@/platform/outbox";
import { isApiResponse, persistQueryByKey, withData } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { session } from "@/stores/session";
import { showSignInNeeded } from "@/stores/sign-in-needed";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { wishlistQuery } from "./api/get-wishlist";
import { startWishlistSync } from "./wishlist-sync";

/** An item or store that is or can be on the wishlist. */
export type WishlistEntry = { target: "item"; row: Item } | { target: "store"; row: Store };

/** A change's outcome. A failure without a `message` gets a text of ours. */
type ChangeResult = Pick<Extract<OutboxEvent, { type: "wishlist" }>, "ok" | "message">;

/** Changes without a response yet, by entry; `changeWishlist` adds them, the outbox event removes them. */
const pending = new Map<string, (result: ChangeResult) => void>();

/** Shows the change at once and puts it into the outbox. Guests have no wishlist: they are asked to sign in. */
export async function changeWishlist(
  queryClient: QueryClient,
  entry: WishlistEntry,
  listed: boolean,
): Promise<void> {
  const { token, accountKey, epoch } = session();
  if (token === null) {
    showSignInNeeded(translator("catalogue")("wishlist.login"));
    return;
  }
  const { target, row } = entry;
  const wasListed = editList(queryClient, accountKey, entry, listed);
  awaitResult(queryClient, entry, listed, () => {
    if (wasListed !== null) editList(queryClient, accountKey, entry, wasListed);
  });
  await putInOutbox(
    { kind: "wishlist", payload: { target, id: row.id, inWishlist: listed } },
    { key: accountKey, epoch },
  );
}

/**
 * Shows the server's message about an entry, and calls `undo` when the change was refused or the server failed on it again
 * and again. Of several changes before the response the first one's `undo` counts. Another tab may send the change, so this
 * starts before the outbox does.
 */
function awaitResult(
  queryClient: QueryClient,
  { target, row: { id, name } }: WishlistEntry,
  listed: boolean,
  undo: () => void,
): void {
  const key = `${target}:${id}`;
  if (pending.has(key)) return;
  const stopSync = startWishlistSync(queryClient, subscribeOutbox);
  const unsubscribe = subscribeOutbox((event) => {
    if (event.type === "wishlist" && event.target === target && event.id === id) pending.get(key)?.(event);
    if (event.type !== "row" || event.row?.kind !== "wishlist" || event.row.state !== "needs-you") return;
    if (event.row.payload.target !== target || event.row.payload.id !== id) return;
    // A heart needs no decision: it goes back.
    void acknowledgeRow(event.id);
    pending.get(key)?.({ ok: false, message: event.row.problem?.message ?? "" });
  });
  pending.set(key, ({ ok, message }) => {
    pending.delete(key);
    unsubscribe();
    stopSync();
    if (!ok) {
      undo();
      // A server that failed may have made the change all the same.
      void queryClient.invalidateQueries({ queryKey: rootKey("wishlist") });
      void showFailure(message, listed, name);
    } else if (message !== "") showSuccess(message);
  });
}

/** Shows that a change failed, in the server's words if it sent any. */
async function showFailure(message: string, listed: boolean, name: string): Promise<void> {
  if (message === "") await preloadTexts("browse").catch(() => undefined);
  const ours = translator("browse")(listed ? "wishlist.notAdded" : "wishlist.notRemoved", { name });
  showErrorTexts([message || ours]);
}

/** Adds the entry to the cached list or removes it. Returns whether it was in the list; null when there is no list. */
function editList(
  queryClient: QueryClient,
  accountKey: string,
  { target, row }: WishlistEntry,
  listed: boolean,
): boolean | null {
  const { queryKey } = wishlistQuery(accountKey, row.module_id);
  const before = queryClient.getQueryData(queryKey);
  if (!isApiResponse(before)) return null;
  // The response of an earlier request would undo the change for a moment.
  void queryClient.cancelQueries({ queryKey, exact: true });
  const list = before.data as Wishlist;
  const others: { id: number }[] = list[target].filter(({ id }) => id !== row.id);
  const wasWished = others.length < list[target].length;
  const changed = { ...list, [target]: listed ? [row, ...others] : others } as Wishlist;
  queryClient.setQueryData(queryKey, withData(before as typeof before & { data: Wishlist }, changed));
  void persistQueryByKey(queryClient, queryKey);
  return wasWished;
}
