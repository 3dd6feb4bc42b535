import { type ClockFormat, formatDate, relativeDay } from "@/platform/format/date";
import type { ShownMessage } from "@/platform/http/normalise/chat";

export interface MessageDay {
  /** In the shop's time zone; "" where a message has no readable time. */
  date: string;
  when: ReturnType<typeof relativeDay>;
  messages: ShownMessage[];
}

/** Pages of messages, newest first, as days: each message once, oldest first. `now` in epoch ms. */
export function groupMessages(
  pages: readonly (readonly ShownMessage[])[],
  now: number,
  clock: ClockFormat,
): MessageDay[] {
  const byId = new Map(pages.flat().map((message) => [message.id, message]));
  const days: MessageDay[] = [];
  for (const message of [...byId.values()].sort((a, b) => a.id - b.id)) {
    const date = formatDate(message.createdAt, clock);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, when: relativeDay(message.createdAt, now, clock), messages: [message] });
  }
  return days;
}
