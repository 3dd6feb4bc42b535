/** Changing the wishlist through the outbox; loaded with the first press. */
import type { QueryClient } from "@tanstack/react-query";
import type { Item, Store, Wishlist } from "@/contract";
import { translator } from "@/platform/i18n";
import { type OutboxEvent, putInOutbox, subscribeOutbox } from "@/platform/outbox";
import { isApiResponse, persistQueryByKey, withData } from "@/platform/query";
import { session } from "@/stores/session";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { wishlistQuery } from "./api/get-wishlist";
import { startWishlistSync } from "./wishlist-sync";

/** The item or store that a heart belongs to. */
export type WishSubject = { target: "item"; row: Item } | { target: "store"; row: Store };

type WishEvent = Extract<OutboxEvent, { type: "wish" }>;

/** Changes that the server has not answered, by subject; `changeWish` adds them, the outbox's event ends them. */
const pending = new Map<string, (event: WishEvent) => void>();

/** Shows the change at once and puts it into the outbox. Guests have no wishlist: they are told to sign in. */
export async function changeWish(
  queryClient: QueryClient,
  subject: WishSubject,
  wished: boolean,
): Promise<void> {
  const { token, accountKey, epoch } = session();
  if (token === null) {
    showErrorTexts([translator("catalogue")("wish.login")]);
    return;
  }
  const { target, row } = subject;
  const wasWished = editList(queryClient, accountKey, subject, wished);
  awaitResult(queryClient, `${target}:${row.id}`, () => {
    if (wasWished !== null) editList(queryClient, accountKey, subject, wasWished);
  });
  await putInOutbox(
    { kind: "wishlist", payload: { target, id: row.id, wished } },
    { key: accountKey, epoch },
  );
}

/**
 * Shows the server's message about a subject, and calls `undo` when the change was refused. Of several changes before the
 * answer the first one's `undo` counts. Another tab may send the change, so this starts before the outbox does.
 */
function awaitResult(queryClient: QueryClient, key: string, undo: () => void): void {
  if (pending.has(key)) return;
  const stopSync = startWishlistSync(queryClient, subscribeOutbox);
  const unsubscribe = subscribeOutbox((event) => {
    if (event.type === "wish" && `${event.target}:${event.id}` === key) pending.get(key)?.(event);
  });
  pending.set(key, ({ ok, message }) => {
    pending.delete(key);
    unsubscribe();
    stopSync();
    if (!ok) {
      undo();
      showErrorTexts([message]);
    } else if (message !== "") showSuccess(message);
  });
}

/** Adds the subject to the cached list or removes it. Returns whether it was in the list; null when there is no list. */
function editList(
  queryClient: QueryClient,
  accountKey: string,
  { target, row }: WishSubject,
  wished: boolean,
): boolean | null {
  const { queryKey } = wishlistQuery(accountKey, row.module_id);
  const before = queryClient.getQueryData(queryKey);
  if (!isApiResponse(before)) return null;
  // The response of an earlier request would turn the heart back for a moment.
  void queryClient.cancelQueries({ queryKey, exact: true });
  const list = before.data as Wishlist;
  const others: { id: number }[] = list[target].filter((entry) => entry.id !== row.id);
  const wasWished = others.length < list[target].length;
  const changed = { ...list, [target]: wished ? [row, ...others] : others } as Wishlist;
  queryClient.setQueryData(queryKey, withData(before as typeof before & { data: Wishlist }, changed));
  void persistQueryByKey(queryClient, queryKey);
  return wasWished;
}
