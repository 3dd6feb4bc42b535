/** What of the current person waits in the outbox, for the lines and pages that show it. Fed by the app. */
import { create } from "zustand";
import type { OutboxRow } from "@/platform/outbox";

interface WaitingState {
  rows: readonly OutboxRow[];
  /** Keys of orders whose records cannot be read. */
  unreadable: readonly string[];
}

const useStore = create<WaitingState>(() => ({ rows: [], unreadable: [] }));

/** Takes over what the outbox holds of the current person, oldest first. */
export const setOutboxRows = (rows: readonly OutboxRow[], unreadable: readonly string[]): void =>
  useStore.setState({ rows, unreadable });

/** Orders of the current person whose records cannot be read: keys in the outbox. */
export const useUnreadableOrders = (): readonly string[] => useStore((state) => state.unreadable);

/** Rows of the current person, oldest first. */
export const useOutboxRows = (): readonly OutboxRow[] => useStore((state) => state.rows);

/** It goes by itself and was not through at once; what is is not worth a line. */
export const isDelayed = (row: OutboxRow): boolean =>
  (row.state === "waiting" || row.state === "checking") && row.tries > 0;

/** Rows that a shopper is asked about: orders have a strip of their own, what the device does for itself asks nobody. */
export type RowNeedingShopper = Exclude<OutboxRow, { kind: "order" | "subscription" | "sign-out" }>;

/** Only the shopper can go on with it. */
export const needsShopper = (row: OutboxRow): row is RowNeedingShopper =>
  row.state === "needs-you" && row.kind !== "order" && row.kind !== "subscription" && row.kind !== "sign-out";

/** Whether something that goes by itself is held up. */
export const useIsAnythingDelayed = (): boolean => useStore(({ rows }) => rows.some(isDelayed));

/** Whether something waits for the shopper. */
export const useDoesAnythingNeedShopper = (): boolean =>
  useStore(({ rows, unreadable }) => unreadable.length > 0 || rows.some(needsShopper));

/** Changes that a sign-out would lose. Wishes about pushes end with the session in any case. */
export const unsentCount = (): number =>
  useStore.getState().rows.filter((row) => row.state !== "placed" && row.kind !== "subscription").length;
