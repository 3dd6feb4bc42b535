import { useMemo, useState } from "react";
import type { BoardItem } from "@/contract/calls/board-items";
import type { BoardPrescription } from "@/contract/calls/board-prescriptions";
import { isApiError } from "@/platform/http/api-error";
import { randomUuid } from "@/platform/random-uuid";
import { useSession } from "../session/session";
import { type DraftLine, draftsOf, maxLines, requestLines, withItem, withWords } from "./draft-lines";
import { keepDraft, useDraft } from "./drafts";
import { useQuote, useSendPrice } from "./prescriptions";

/** The lines of a prescription while they are put together, what they cost, and how they are sent. */
export function useEditor(orderId: number, prescription: BoardPrescription | null, read: () => void) {
  const digits = useSession(({ me }) => me?.shop.digits ?? 2);
  const draft = useDraft(orderId);
  const sendPrice = useSendPrice(orderId);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const state = prescription?.state ?? null;
  const mayPrice = prescription?.status === "pending" && (state === "waiting" || state === "priced");
  const lines = useMemo(
    () => (mayPrice && draft) || (prescription === null ? [] : draftsOf(prescription, digits)),
    [mayPrice, draft, prescription, digits],
  );
  const isChanged = mayPrice && draft !== undefined;
  const request = useMemo(() => (isChanged ? requestLines(lines, digits) : null), [isChanged, lines, digits]);
  const quote = useQuote(orderId, request);
  const change = (next: readonly DraftLine[]) => {
    setError(null);
    keepDraft(orderId, next);
  };
  const isFull = lines.length >= maxLines;
  return {
    digits,
    mayPrice,
    lines,
    isFull,
    isChanged,
    /** Null: a line is not ready. */
    request,
    quote,
    isSending,
    error,
    change: (line: DraftLine) => change(lines.map((one) => (one.key === line.key ? line : one))),
    remove: (key: string) => change(lines.filter((line) => line.key !== key)),
    addItem: (item: BoardItem) => isFull || change(withItem(lines, item, { key: randomUuid(), digits })),
    addWords: () => isFull || change(withWords(lines, randomUuid())),
    /** Takes back what was not sent. */
    undo: () => {
      setError(null);
      keepDraft(orderId, null);
    },
    /** Resolves with whether the price was sent. */
    send: async (): Promise<boolean> => {
      if (request === null || quote.quote === null || prescription === null || isSending) return false;
      setSending(true);
      setError(null);
      try {
        const { agree_until: seenAgreeUntil } = prescription;
        await sendPrice({ lines: request, seenAgreeUntil, seenTotal: quote.quote.total });
        keepDraft(orderId, null);
        return true;
      } catch (failure) {
        setError(failure);
        if (isApiError(failure) && failure.hasCode("order_amount")) quote.ask();
        else if (isApiError(failure, "refused")) read();
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
