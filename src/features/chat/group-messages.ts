import { type ClockFormat, formatDate, formatDayBefore } from "@/platform/format/date";
import type { ShownMessage } from "@/platform/http/normalise/chat";

export interface MessageDay {
  /** In the shop's time zone; "" where a message has no readable time. */
  date: string;
  when: "today" | "yesterday" | "earlier";
  messages: ShownMessage[];
}

/** Pages of messages, newest first, as they are read: each message once, oldest first, under their days. `now` in epoch ms. */
export function groupMessages(
  pages: readonly (readonly ShownMessage[])[],
  now: number,
  clock: ClockFormat,
): MessageDay[] {
  const byId = new Map(pages.flat().map((message) => [message.id, message]));
  const today = formatDate(now, clock);
  const yesterday = formatDayBefore(now, clock);
  const days: MessageDay[] = [];
  for (const message of [...byId.values()].sort((a, b) => a.id - b.id)) {
    const date = formatDate(message.createdAt, clock);
    const when = date === today ? "today" : date === yesterday ? "yesterday" : "earlier";
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, when, messages: [message] });
  }
  return days;
}
