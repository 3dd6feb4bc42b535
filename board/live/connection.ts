/** Keeps the board's stream open, and tells whether it is. */
import { create } from "zustand";
import { isApiError } from "@/platform/http/api-error";
import { isBehind, movedBy, placeOf, readCursor } from "../orders/cursor";
import { takeOrders, useOrders } from "../orders/orders";
import { noticeEnd, readMe } from "../session/session";
import { keep } from "../storage/board-database";
import { catchUp } from "./catch-up";
import { readStream } from "./read-stream";

const firstPauseMs = 1_000;
const longestPauseMs = 20_000;

interface ConnectionState {
  /** Whether the board hears of orders by itself. */
  readonly isLive: boolean;
  /** When it last did, epoch ms; null: not since it was opened. */
  readonly lastLiveAt: number | null;
  /** Since when it does not; null while it does. */
  readonly lostAt: number | null;
}

export const useConnection = create<ConnectionState>(() => ({
  isLive: false,
  lastLiveAt: null,
  lostAt: Date.now(),
}));

/** A board that starts without a line says since when it has heard nothing. */
export function restoreConnection(kept: ReadonlyMap<string, unknown>): void {
  const lastLiveAt = kept.get("lastLiveAt");
  if (typeof lastLiveAt === "number") useConnection.setState({ lastLiveAt });
}

function setLive(isLive: boolean): void {
  if (useConnection.getState().isLive === isLive) return;
  const now = Date.now();
  useConnection.setState({ isLive, lastLiveAt: now, lostAt: isLive ? null : now });
  void keep({ lastLiveAt: now }).catch(() => undefined);
}

/** Hears of orders until the returned function is called. `onOpen` runs each time the connection is there again. */
export function followOrders(token: string, onOpen: () => void): () => void {
  let controller: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let catching: Promise<void> | null = null;
  let isMissing = false;

  /** One question at a time; what comes up meanwhile is asked for after it. */
  const askForMissed = async (): Promise<void> => {
    isMissing = true;
    catching ??= (async () => {
      try {
        while (isMissing) {
          isMissing = false;
          await catchUp(token);
        }
      } finally {
        catching = null;
      }
    })();
    await catching;
  };

  const again = () => {
    failures += 1;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
  };

  const connect = async () => {
    clearTimeout(timer);
    controller?.abort();
    const own = new AbortController();
    controller = own;
    const fail = (error: unknown) => {
      if (own.signal.aborted) return;
      noticeEnd(error, token);
      own.abort();
      setLive(false);
      if (!isApiError(error, "unauthorised")) again();
    };
    await readStream(token, own.signal, {
      onOpen: () => {
        // Asked once the stream is there: nothing can fall in between.
        void Promise.all([askForMissed(), readMe()]).then(() => {
          if (own.signal.aborted) return;
          failures = 0;
          setLive(true);
          onOpen();
        }, fail);
      },
      // The pairs are read out of the event's JSON as they are.
      onCursor: (text) => {
        const { cursor } = useOrders.getState();
        if (cursor !== null && isBehind(cursor, readCursor(text))) void askForMissed().catch(fail);
      },
      onEvent: (event) => {
        const { cursor } = useOrders.getState();
        const place = cursor === null ? "gap" : placeOf(cursor, event);
        // The order is shown at once, also with others missing before it.
        takeOrders([event.order], cursor && place === "next" ? movedBy(cursor, event) : null);
        if (place === "gap") void askForMissed().catch(fail);
      },
    }).then(() => fail(null), fail);
  };

  const reconnect = () => {
    if (document.visibilityState === "hidden" || useConnection.getState().isLive) return;
    failures = 0;
    void connect();
  };
  // A line that is known to be gone says so at once, not after a minute of silence.
  const onOffline = () => {
    controller?.abort();
    setLive(false);
    clearTimeout(timer);
    again();
  };
  addEventListener("online", reconnect);
  addEventListener("offline", onOffline);
  document.addEventListener("visibilitychange", reconnect);
  void connect();
  return () => {
    removeEventListener("online", reconnect);
    removeEventListener("offline", onOffline);
    document.removeEventListener("visibilitychange", reconnect);
    clearTimeout(timer);
    controller?.abort();
    setLive(false);
  };
}
