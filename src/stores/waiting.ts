/** What of the current person waits in the outbox, for the lines and pages that show it. Fed by the app. */
import { create } from "zustand";
import type { OutboxRow } from "@/platform/outbox";

interface WaitingState {
  rows: readonly OutboxRow[];
}

const useStore = create<WaitingState>(() => ({ rows: [] }));

/** Takes over what the outbox holds of the current person, oldest first. */
export const setOutboxRows = (rows: readonly OutboxRow[]): void => useStore.setState({ rows });

/** Rows of the current person, oldest first. */
export const useOutboxRows = (): readonly OutboxRow[] => useStore((state) => state.rows);

const goesByItself = (row: OutboxRow) =>
  row.state === "waiting" || row.state === "checking" || row.state === "sending";

/** Changes that are not at the server yet and will go by themselves. */
export const useWaitingCount = (): number => useStore((state) => state.rows.filter(goesByItself).length);

/** Those of them that have been held up: what goes through at once is not worth a line. */
export const useHeldUpCount = (): number =>
  useStore(
    (state) =>
      state.rows.filter((row) => goesByItself(row) && row.state !== "sending" && row.tries > 0).length,
  );

/** Changes that a sign-out would lose. */
export const unsentCount = (): number =>
  useStore.getState().rows.filter((row) => row.state !== "placed").length;
