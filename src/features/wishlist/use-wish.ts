import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Item, Store, Wishlist } from "@/contract";
import { translator } from "@/platform/i18n";
import { putInOutbox, subscribeOutbox } from "@/platform/outbox";
import { isAnswer, persistQueryByKey, withData } from "@/platform/query";
import { session, useAccountKey } from "@/stores/session";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { wishlistQuery } from "./api/get-wishlist";

/** What a heart stands on. */
export type WishSubject = { target: "item"; row: Item } | { target: "store"; row: Store };

/** Whether something is wished for, and how to change it. Works without network: the change waits in the outbox. */
export function useWish(subject: WishSubject): { wished: boolean; toggle: () => void } {
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const { data } = useQuery(wishlistQuery(accountKey));
  const rows: readonly { id: number }[] = data?.[subject.target] ?? [];
  const wished = rows.some((row) => row.id === subject.row.id);
  return { wished, toggle: () => void setWish(queryClient, subject, !wished) };
}

/** Wishes are a customer's: a guest is told so and nothing is sent. */
async function setWish(queryClient: QueryClient, subject: WishSubject, wished: boolean): Promise<void> {
  const { token, accountKey, epoch } = session();
  if (token === null) {
    showErrorTexts([translator("catalogue")("wish.login")]);
    return;
  }
  const restore = show(queryClient, accountKey, subject, wished);
  const { target, row } = subject;
  // The server's words are shown when it has answered, however long that takes.
  const stop = subscribeOutbox((event) => {
    if (event.type !== "wish" || event.target !== target || event.id !== row.id) return;
    stop();
    if (event.ok) {
      if (event.message !== "") showSuccess(event.message);
    } else {
      restore();
      showErrorTexts([event.message]);
    }
  });
  await putInOutbox({ kind: "wishlist", payload: { target, id: row.id, wished } }, { key: accountKey, epoch });
}

/** Shows the change at once; answers how to take it back. */
function show(
  queryClient: QueryClient,
  accountKey: string,
  subject: WishSubject,
  wished: boolean,
): () => void {
  const { queryKey } = wishlistQuery(accountKey);
  const before = queryClient.getQueryData(queryKey);
  if (!isAnswer(before)) return () => {};
  const list = before.data as Wishlist;
  const { target, row } = subject;
  const others: { id: number }[] = list[target].filter((entry) => entry.id !== row.id);
  const changed = { ...list, [target]: wished ? [row, ...others] : others } as Wishlist;
  queryClient.setQueryData(queryKey, withData(before as typeof before & { data: Wishlist }, changed));
  void persistQueryByKey(queryClient, queryKey);
  return () => {
    queryClient.setQueryData(queryKey, before);
    void persistQueryByKey(queryClient, queryKey);
  };
}
