/** The state of hearts: the server's list, with the changes it has confirmed since then and those that wait in the outbox. */
import { create } from "zustand";
import type { Wishlist } from "@/contract";
import type { ApiResponse } from "@/platform/http/client";
import type { OutboxRow } from "@/platform/outbox";

/** A change that the server has confirmed or refused. `inWishlist`: whether the entry is on the server's list now. */
export interface ConfirmedChange {
  target: "item" | "store";
  id: number;
  inWishlist: boolean;
}

/** With the time of the confirmation, epoch ms. */
export interface TimedConfirmation extends ConfirmedChange {
  at: number;
}

type Confirmations = ReadonlyMap<string, TimedConfirmation>;

const none: Confirmations = new Map();
/** Confirmations of one account since the page was opened, the latest for each entry. */
const useStore = create<{ accountKey: string; confirmations: Confirmations }>(() => ({
  accountKey: "",
  confirmations: none,
}));

/** Stores a confirmation in memory; those of another account are dropped. */
export const storeConfirmedChange = (accountKey: string, { target, id, inWishlist }: ConfirmedChange): void =>
  useStore.setState((before) => {
    const confirmations = new Map(before.accountKey === accountKey ? before.confirmations : none);
    confirmations.set(`${target}:${id}`, { target, id, inWishlist, at: Date.now() });
    return { accountKey, confirmations };
  });

/** The server's confirmed changes of this account's wishlist since the page was opened. */
export const useConfirmedChanges = (accountKey: string): Confirmations =>
  useStore((state) => (state.accountKey === accountKey ? state.confirmations : none));

export interface WishlistIds {
  readonly item: ReadonlySet<number>;
  readonly store: ReadonlySet<number>;
}

/**
 * Ids on the wishlist. A confirmation is newer than a list that was received before it: requests that were pending
 * then have been cancelled (`reconcileWishlist`).
 */
export function wishlistIds(
  list: ApiResponse<Wishlist> | undefined,
  confirmations: Iterable<TimedConfirmation>,
  outboxRows: readonly OutboxRow[],
): WishlistIds {
  const ids = {
    item: new Set(list?.data.item.map((row) => row.id)),
    store: new Set(list?.data.store.map((row) => row.id)),
  };
  const apply = ({ target, id, inWishlist }: ConfirmedChange) => {
    if (inWishlist) ids[target].add(id);
    else ids[target].delete(id);
  };
  for (const entry of confirmations) if (!list || entry.at >= list.receivedAt) apply(entry);
  for (const row of outboxRows) if (row.kind === "wishlist") apply(row.payload);
  return ids;
}
