/** The stream of what happens in the customer's chats, read with the token in the header. */
import type { ChatEvent } from "@/contract/calls/chat";
import { apiUrl } from "@/platform/http/client";
import { eventReader } from "./read-events";

/** The server sends a sign of life more often than this, ms. A longer silence means that the connection is lost. */
const silenceMs = 60_000;

export interface StreamListener {
  onOpen(): void;
  onEvent(event: ChatEvent): void;
}

function readEvent(data: string): ChatEvent | null {
  try {
    const event = JSON.parse(data) as ChatEvent | null;
    return typeof event?.conversation_id === "number" ? event : null;
  } catch {
    return null;
  }
}

/**
 * Listens until the stream ends or `signal` aborts it. Resolves to false when asking again is useless: the backend does not
 * know the call, or the login has ended. Rejects when the network fails.
 */
export async function listenToChats(
  token: string,
  signal: AbortSignal,
  { onOpen, onEvent }: StreamListener,
): Promise<boolean> {
  const silence = new AbortController();
  const end = () => silence.abort();
  signal.addEventListener("abort", end, { once: true });
  let timer = setTimeout(end, silenceMs);
  try {
    const response = await fetch(apiUrl("/customer/message/stream"), {
      headers: { Accept: "text/event-stream", Authorization: `Bearer ${token}` },
      credentials: "omit",
      cache: "no-store",
      signal: silence.signal,
    });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    if (!response.ok || !isStream || !response.body) {
      await response.body?.cancel();
      return response.status === 429 || response.status >= 500;
    }
    onOpen();
    const read = eventReader((data) => {
      const event = readEvent(data);
      if (event) onEvent(event);
    });
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(timer);
      timer = setTimeout(end, silenceMs);
      read(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}
