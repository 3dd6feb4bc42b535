/** How much waits for a decision at this person's stores. */
import { create } from "zustand";
import type { BoardDecisions } from "@/contract/calls/board-decisions";
import type { BoardOrder } from "@/contract/calls/board-orders";
import { callBoard } from "../api/call-board";
import { noticeEnd } from "../session/session";

/** Reviews and applications come without an order that changes, ms. */
const askEveryMs = 60_000;

/** Null until it was read once. */
export const useCounts = create<{ readonly counts: BoardDecisions | null }>(() => ({ counts: null }));

/** What waits for this person: the shop's people decide, a store's answer. Reviews hold nobody up, so the shop's badge leaves them out. */
export function sumOf(counts: BoardDecisions | null, decides: boolean): number {
  if (counts === null) return 0;
  const { payments, refunds, reviews, applications } = counts;
  return decides ? payments + refunds + (applications ?? 0) : reviews;
}

/** Reads them once. Never rejects. */
export async function readCounts(token: string): Promise<void> {
  try {
    useCounts.setState({ counts: await callBoard<BoardDecisions>({ path: "/decisions", token }) });
  } catch (error) {
    noticeEnd(error, token);
  }
}

/** Asks for them until the returned function is called. */
export function followCounts(token: string): () => void {
  const ask = () => {
    if (document.visibilityState === "visible") void readCounts(token);
  };
  const timer = setInterval(ask, askEveryMs);
  document.addEventListener("visibilitychange", ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
    useCounts.setState({ counts: null });
  };
}

/** The orders of a board whose money is to be decided on, as one text: another text says that something changed. */
export const undecidedIn = (orders: ReadonlyMap<number, BoardOrder>): string =>
  [...orders.values()]
    .filter(
      ({ status, payment_method: method, payment_status: paid }) =>
        status === "refund_requested" || (method === "offline_payment" && paid === "unpaid"),
    )
    .map(({ id, status }) => `${id}${status}`)
    .join();
