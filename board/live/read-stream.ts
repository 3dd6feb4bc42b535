/** The stream by which the board hears of orders, read with the token in the header. */
import { createParser } from "eventsource-parser";
import type { BoardEvent } from "@/contract/calls/board-orders";
import { ApiError } from "@/platform/http/api-error";
import { boardAddress, boardHeaders } from "../api/call-board";

/** The server says that it is there more often than this, ms; after it the connection counts as lost. */
const silenceMs = 60_000;
/** Characters of one event; more is no event of ours. */
const maxEventLength = 65_536;

export interface StreamListener {
  onOpen(): void;
  onEvent(event: BoardEvent): void;
  /** Where the stores are, said at the beginning and now and then. */
  onCursor(cursor: string): void;
}

function readEvent(data: string): BoardEvent | null {
  try {
    const event = JSON.parse(data) as BoardEvent | null;
    return typeof event?.seq === "number" && typeof event.order?.id === "number" ? event : null;
  } catch {
    return null;
  }
}

/** Listens until the stream ends or `signal` aborts it. Throws ApiError where it cannot be opened. */
export async function readStream(
  token: string,
  signal: AbortSignal,
  listener: StreamListener,
): Promise<void> {
  const silence = new AbortController();
  const end = () => silence.abort();
  signal.addEventListener("abort", end, { once: true });
  let timer = setTimeout(end, silenceMs);
  try {
    const response = await fetch(boardAddress("/stream"), {
      headers: { ...boardHeaders({ token }), Accept: "text/event-stream" },
      credentials: "omit",
      cache: "no-store",
      signal: silence.signal,
    });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    if (!response.ok || !isStream || !response.body) {
      await response.body?.cancel();
      const kind = response.status === 401 ? "unauthorised" : "network";
      throw new ApiError(kind, { status: response.status, tokenAttached: true });
    }
    listener.onOpen();
    const parser = createParser({
      maxBufferSize: maxEventLength,
      onEvent: ({ event: name, data }) => {
        if (name === "cursor") listener.onCursor(data);
        const event = name === undefined ? readEvent(data) : null;
        if (event) listener.onEvent(event);
      },
      onError: (error) => {
        if (error.type === "max-buffer-size-exceeded") throw error;
      },
    });
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(end, silenceMs);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}
