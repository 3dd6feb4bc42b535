/** A prescription as the server has it. Nothing of one is kept on the device: it says what somebody suffers from. */
import { useCallback, useEffect, useRef, useState } from "react";
import type {
  BoardPrescription,
  BoardPrescriptionLine,
  BoardPrescriptionPriced,
  BoardPrescriptionQuote,
} from "@/contract/calls/board-prescriptions";
import { randomUuid } from "@/platform/random-uuid";
import { callBoard } from "../api/call-board";
import { takeOrders } from "../orders/orders";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

/** Typing rests for so long before the sum is asked for, ms. */
const typingMs = 400;

async function call<T>(path: string, more: { body?: object; idempotencyKey?: string } = {}): Promise<T> {
  const { token } = useSession.getState();
  const { language } = useDeviceSettings.getState();
  try {
    return await callBoard<T>({ method: more.body ? "POST" : "GET", path, token, language, ...more });
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  }
}

const pathOf = (orderId: number): string => `/orders/${orderId}/prescription`;

export interface ReadPrescription {
  /** Null until it was read. */
  readonly prescription: BoardPrescription | null;
  readonly error: unknown;
  readonly read: () => void;
}

/** Read when it is shown and after every change of its order; `read` again where an address of a photo is over. */
export function usePrescription(orderId: number, seq: number | undefined): ReadPrescription {
  const [{ prescription, error }, setFound] = useState<Omit<ReadPrescription, "read">>({
    prescription: null,
    error: null,
  });
  const turn = useRef(0);
  const read = useCallback(() => {
    turn.current += 1;
    const own = turn.current;
    call<BoardPrescription>(pathOf(orderId)).then(
      (found) => own === turn.current && setFound({ prescription: found, error: null }),
      (failure: unknown) => own === turn.current && setFound((was) => ({ ...was, error: failure })),
    );
  }, [orderId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number says that the order has changed
  useEffect(() => {
    read();
    return () => {
      turn.current += 1;
    };
  }, [read, seq]);
  return { prescription, error, read };
}

export interface Quote {
  /** Of the lines as they are now; null while they are not priced. */
  readonly quote: BoardPrescriptionQuote | null;
  readonly isAsking: boolean;
  readonly error: unknown;
  /** Asks again: what the shelf asks may have changed. */
  readonly ask: () => void;
}

/** What the lines cost by the server, asked for when typing rests. */
export function useQuote(orderId: number, lines: readonly BoardPrescriptionLine[] | null): Quote {
  const written = lines === null ? null : JSON.stringify(lines);
  const [found, setFound] = useState<{
    of: string;
    quote: BoardPrescriptionQuote | null;
    error: unknown;
  } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same
  useEffect(() => {
    if (written === null) return;
    let isGone = false;
    const timer = setTimeout(() => {
      const body = { lines: JSON.parse(written) as BoardPrescriptionLine[] };
      call<BoardPrescriptionQuote>(`${pathOf(orderId)}/quote`, { body }).then(
        (quote) => !isGone && setFound({ of: written, quote, error: null }),
        (error: unknown) => !isGone && setFound({ of: written, quote: null, error }),
      );
    }, typingMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [orderId, written, attempt]);
  const isCurrent = found !== null && found.of === written;
  return {
    quote: isCurrent ? found.quote : null,
    isAsking: written !== null && !isCurrent,
    error: isCurrent ? found.error : null,
    ask: () => {
      setFound(null);
      setAttempt((last) => last + 1);
    },
  };
}

interface Price {
  readonly lines: readonly BoardPrescriptionLine[];
  readonly seenAgreeUntil: string | null;
  readonly seenTotal: number;
}

/** Sends a price to the shopper, once for the same price: a lost answer is asked for by the same key. Throws ApiError. */
export function useSendPrice(orderId: number): (price: Price) => Promise<void> {
  const last = useRef({ body: "", key: "" });
  return async ({ lines, seenAgreeUntil, seenTotal }) => {
    const body = { seen_agree_until: seenAgreeUntil, seen_total: seenTotal, lines };
    const written = JSON.stringify(body);
    if (last.current.body !== written) last.current = { body: written, key: randomUuid() };
    const path = `${pathOf(orderId)}/price`;
    const { order } = await call<BoardPrescriptionPriced>(path, { body, idempotencyKey: last.current.key });
    last.current = { body: "", key: "" };
    takeOrders([order], null);
  };
}
