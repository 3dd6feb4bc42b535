/** The outbox rows of the current account, for the components that show them. The app keeps them up to date. */
import { create } from "zustand";
import type { OrderRow, OutboxRow } from "@/platform/outbox";
import { needOutbox } from "./outbox-start";

interface OutboxRowsState {
  rows: readonly OutboxRow[];
  /** Keys of orders whose records cannot be read. */
  unreadable: readonly string[];
  /** Orders of the customer whose session ended here, as long as nobody is signed in. */
  parkedOrders: readonly OrderRow[];
  /** The owner of the rows; null until they were first read. */
  owner: string | null;
}

const useStore = create<OutboxRowsState>(() => ({ rows: [], unreadable: [], parkedOrders: [], owner: null }));

/** Sets the rows of the current shopper's account, oldest first. */
export const setOutboxRows = (
  rows: readonly OutboxRow[],
  unreadable: readonly string[],
  owner: string,
  parkedOrders: readonly OrderRow[] = [],
): void => useStore.setState({ rows, unreadable, owner, parkedOrders });

/** Orders of a customer whose session ended, waiting for the next sign-in. Empty while somebody is signed in. */
export const useParkedOrders = (): readonly OrderRow[] => useStore((state) => state.parkedOrders);

/** Whether this account's rows have been read: until then an order that is on its way is not among them. */
export const useAreOutboxRowsRead = (accountKey: string): boolean =>
  useStore((state) => state.owner === accountKey);

/** Connects the outbox and resolves when this account's rows have been read, at the latest after `limitMs`. */
export function outboxRowsRead(accountKey: string, limitMs: number): Promise<void> {
  needOutbox();
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(limit);
      resolve();
    };
    const stop = useStore.subscribe(({ owner }) => {
      if (owner === accountKey) finish();
    });
    const limit = setTimeout(finish, limitMs);
    if (useStore.getState().owner === accountKey) finish();
  });
}

/** Keys of the current account's orders whose records cannot be read. */
export const useUnreadableOrders = (): readonly string[] => useStore((state) => state.unreadable);

/** Rows of the current account, oldest first. */
export const useOutboxRows = (): readonly OutboxRow[] => useStore((state) => state.rows);

/** It is sent without the shopper, but its first try failed. */
export const isDelayed = (row: OutboxRow): boolean =>
  (row.state === "waiting" || row.state === "checking") && row.tries > 0;

/** Rows that the shopper is asked about. Orders have a strip of their own; subscriptions and sign-outs are the device's work. */
export type RowNeedingShopper = Exclude<OutboxRow, { kind: "order" | "subscription" | "sign-out" }>;

/** Only the shopper can decide what happens to it. */
export const needsShopper = (row: OutboxRow): row is RowNeedingShopper =>
  row.state === "needs-you" && row.kind !== "order" && row.kind !== "subscription" && row.kind !== "sign-out";

/** Whether a row that is sent without the shopper is delayed. */
export const useIsAnythingDelayed = (): boolean => useStore(({ rows }) => rows.some(isDelayed));

/** Whether a row needs the shopper. */
export const useDoesAnythingNeedShopper = (): boolean =>
  useStore(({ rows, unreadable }) => unreadable.length > 0 || rows.some(needsShopper));

/** Changes that a sign-out would lose. Push subscriptions end with the session in any case. */
export const unsentCount = (): number =>
  useStore.getState().rows.filter((row) => row.state !== "placed" && row.kind !== "subscription").length;
