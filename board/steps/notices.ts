/** What somebody has to be told once about a step of theirs. */
import { create } from "zustand";
import type { BoardOrderAction } from "@/contract/calls/board-orders";

export interface Notice {
  readonly id: number;
  readonly orderId: number;
  readonly action: BoardOrderAction;
  /** The server's words: who was quicker. */
  readonly message: string;
}

export const useNotices = create<{ readonly notices: readonly Notice[] }>(() => ({ notices: [] }));

let lastId = 0;

export function tell(notice: Omit<Notice, "id">): void {
  lastId += 1;
  useNotices.setState({ notices: [...useNotices.getState().notices, { ...notice, id: lastId }] });
}

export const dismissNotice = (id: number): void =>
  useNotices.setState({ notices: useNotices.getState().notices.filter((notice) => notice.id !== id) });
