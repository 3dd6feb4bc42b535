/**
 * The pages of this process that hear at once what happens in their customer's chats. All processes listen on the database,
 * so it does not matter which one a message came to.
 */
import type { Listen } from "../../db/listen";
import type { ChatStream, ChatStreams } from "../../ports";
import { CHAT_CHANNEL, type ChatNotice } from "./chat-events";

/** Streams of one customer, in this process; the oldest ends for a new one. */
const maxOfCustomer = 8;
/** Streams of one network address, in this process: a home, an office, a network of phones. */
const maxOfAddress = 200;
/** Streams of this process. Pages without one ask from time to time. */
const maxStreams = 2000;

function readNotice(payload: string): ChatNotice | null {
  try {
    const notice = JSON.parse(payload) as ChatNotice;
    return typeof notice.customerId === "number" && notice.event ? notice : null;
  } catch {
    return null;
  }
}

/** Listening begins with the first stream, so that a command of the operator's opens no connection for it. */
export function createChatStreams({ listen }: { listen: Listen }): ChatStreams {
  const byCustomer = new Map<number, Set<ChatStream>>();
  const byAddress = new Map<string, number>();
  let total = 0;
  let listening: Promise<() => Promise<void>> | null = null;

  const remove = (stream: ChatStream) => {
    const own = byCustomer.get(stream.customerId);
    if (!own?.delete(stream)) return;
    total -= 1;
    const left = (byAddress.get(stream.address) ?? 1) - 1;
    if (left > 0) byAddress.set(stream.address, left);
    else byAddress.delete(stream.address);
    if (own.size === 0) byCustomer.delete(stream.customerId);
  };
  const end = (stream: ChatStream) => {
    remove(stream);
    stream.end();
  };
  const hear = (channel: string, payload: string) => {
    if (channel === CHAT_CHANNEL) {
      const notice = readNotice(payload);
      for (const stream of byCustomer.get(notice?.customerId ?? 0) ?? [])
        if (notice) stream.send(notice.event);
      return;
    }
    for (const own of [...byCustomer.values()])
      for (const stream of [...own]) if (stream.tokenHash === payload) end(stream);
  };

  return {
    async add(stream) {
      const ofAddress = byAddress.get(stream.address) ?? 0;
      if (total >= maxStreams || ofAddress >= maxOfAddress) return null;
      total += 1;
      byAddress.set(stream.address, ofAddress + 1);
      const own = byCustomer.get(stream.customerId) ?? new Set();
      byCustomer.set(stream.customerId, own.add(stream));
      const [oldest] = own;
      if (own.size > maxOfCustomer && oldest) end(oldest);
      try {
        listening ??= listen([CHAT_CHANNEL, "session_ended"], hear);
        await listening;
      } catch (error) {
        listening = null;
        remove(stream);
        throw error;
      }
      return () => remove(stream);
    },
    count: () => total,
    async close() {
      for (const own of [...byCustomer.values()]) for (const stream of [...own]) end(stream);
      const stop = await listening?.catch(() => null);
      listening = null;
      await stop?.();
    },
  };
}
