/** What hearts show: the server's list, what the server has confirmed since then, and what waits in the outbox. */
import { create } from "zustand";
import type { Wishlist } from "@/contract";
import type { ApiResponse } from "@/platform/http/client";
import type { OutboxRow } from "@/platform/outbox";

/** A change of the wishlist that the server has confirmed or refused: `wished` is what holds there now. */
export interface ConfirmedWish {
  target: "item" | "store";
  id: number;
  wished: boolean;
}

/** With when the confirmation came, epoch ms. */
export interface TimedConfirmation extends ConfirmedWish {
  at: number;
}

type Confirmations = ReadonlyMap<string, TimedConfirmation>;

const none: Confirmations = new Map();
/** Confirmations since the page was opened, the latest of each subject, of one account. */
const useStore = create<{ accountKey: string; confirmations: Confirmations }>(() => ({
  accountKey: "",
  confirmations: none,
}));

/** Keeps a confirmation in memory; those of another account are dropped. */
export const storeConfirmedWish = (accountKey: string, { target, id, wished }: ConfirmedWish): void =>
  useStore.setState((before) => {
    const confirmations = new Map(before.accountKey === accountKey ? before.confirmations : none);
    confirmations.set(`${target}:${id}`, { target, id, wished, at: Date.now() });
    return { accountKey, confirmations };
  });

/** What the server has confirmed of this account's wishlist since the page was opened. */
export const useConfirmedWishes = (accountKey: string): Confirmations =>
  useStore((state) => (state.accountKey === accountKey ? state.confirmations : none));

export interface WishedIds {
  readonly item: ReadonlySet<number>;
  readonly store: ReadonlySet<number>;
}

/**
 * Ids on the wishlist. A confirmation is newer than a list that was received before it: requests that were under way
 * when it came have been cancelled (`reconcileWishlist`).
 */
export function wishedIds(
  list: ApiResponse<Wishlist> | undefined,
  confirmations: Iterable<TimedConfirmation>,
  outboxRows: readonly OutboxRow[],
): WishedIds {
  const ids = {
    item: new Set(list?.data.item.map((row) => row.id)),
    store: new Set(list?.data.store.map((row) => row.id)),
  };
  const apply = ({ target, id, wished }: ConfirmedWish) => {
    if (wished) ids[target].add(id);
    else ids[target].delete(id);
  };
  for (const entry of confirmations) if (!list || entry.at >= list.receivedAt) apply(entry);
  for (const row of outboxRows) if (row.kind === "wishlist") apply(row.payload);
  return ids;
}
