/** Lines that are put together and not sent yet: a screen that is closed in between loses none. In memory alone. */
import { create } from "zustand";
import type { DraftLine } from "./draft-lines";

const useDrafts = create<{ readonly drafts: ReadonlyMap<number, readonly DraftLine[]> }>(() => ({
  drafts: new Map(),
}));

export const useDraft = (orderId: number): readonly DraftLine[] | undefined =>
  useDrafts((state) => state.drafts.get(orderId));

/** Null: what was sent counts again. */
export function keepDraft(orderId: number, lines: readonly DraftLine[] | null): void {
  const drafts = new Map(useDrafts.getState().drafts);
  if (lines === null) drafts.delete(orderId);
  else drafts.set(orderId, lines);
  useDrafts.setState({ drafts });
}

export const forgetDrafts = (): void => useDrafts.setState({ drafts: new Map() });
