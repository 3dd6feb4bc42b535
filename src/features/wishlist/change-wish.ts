/**
 * Changing a wish: shown at once, written to the outbox, and what the server says about it is told when it has said so,
 * which without network may be much later.
 */
import type { QueryClient } from "@tanstack/react-query";
import type { Item, Store, Wishlist } from "@/contract";
import { translator } from "@/platform/i18n";
import { type OutboxEvent, putInOutbox, subscribeOutbox } from "@/platform/outbox";
import { isApiResponse, persistQueryByKey, withData } from "@/platform/query";
import { session } from "@/stores/session";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { wishlistQuery } from "./api/get-wishlist";
import { startWishlistSync } from "./wishlist-sync";

/** What a heart stands on. */
export type WishSubject = { target: "item"; row: Item } | { target: "store"; row: Store };

const nameOf = (target: string, id: number) => `${target}:${id}`;

/** Taken back when the server refuses; one for each subject, from before its first unanswered change. */
const undo = new Map<string, () => void>();
let listening = false;

/** Wishes are a customer's: a guest is told so and nothing is sent. */
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
  const name = nameOf(target, row.id);
  const takeBack = show(queryClient, accountKey, subject, wished);
  if (!undo.has(name)) undo.set(name, takeBack);
  listen();
  startWishlistSync(queryClient, subscribeOutbox);
  await putInOutbox(
    { kind: "wishlist", payload: { target, id: row.id, wished } },
    { key: accountKey, epoch },
  );
}

/** One listener for all hearts, from the first change on. */
function listen(): void {
  if (listening) return;
  listening = true;
  subscribeOutbox(hear);
}

function hear(event: OutboxEvent): void {
  if (event.type !== "wish") return;
  const name = nameOf(event.target, event.id);
  const takeBack = undo.get(name);
  undo.delete(name);
  if (event.ok) {
    if (event.message !== "") showSuccess(event.message);
  } else {
    takeBack?.();
    showErrorTexts([event.message]);
  }
}

/** Shows the change; answers how to take it back, which touches this one subject only. */
function show(
  queryClient: QueryClient,
  accountKey: string,
  subject: WishSubject,
  wished: boolean,
): () => void {
  const wasWished = edit(queryClient, accountKey, subject, wished);
  return () => {
    if (wasWished !== null) edit(queryClient, accountKey, subject, wasWished);
  };
}

/** Puts the subject into the kept list or takes it out. Answers whether it was in; null when no list is known yet. */
function edit(
  queryClient: QueryClient,
  accountKey: string,
  { target, row }: WishSubject,
  wished: boolean,
): boolean | null {
  const { queryKey } = wishlistQuery(accountKey, row.module_id);
  const before = queryClient.getQueryData(queryKey);
  if (!isApiResponse(before)) return null;
  // An answer that was asked for before the change would turn the heart back for a moment.
  void queryClient.cancelQueries({ queryKey, exact: true });
  const list = before.data as Wishlist;
  const others: { id: number }[] = list[target].filter((entry) => entry.id !== row.id);
  const wasWished = others.length < list[target].length;
  const changed = { ...list, [target]: wished ? [row, ...others] : others } as Wishlist;
  queryClient.setQueryData(queryKey, withData(before as typeof before & { data: Wishlist }, changed));
  void persistQueryByKey(queryClient, queryKey);
  return wasWished;
}
