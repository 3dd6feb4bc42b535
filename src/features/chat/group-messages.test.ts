import { expect, it } from "vitest";
import type { ShownMessage } from "@/platform/http/normalise/chat";
import { groupMessages } from "./group-messages";

const clock = { timeZone: () => 60, hour12: false } as never;
const message = (id: number, createdAt: string): ShownMessage => ({
  id,
  createdAt,
  isMine: true,
  text: String(id),
  photos: [],
  isSeen: false,
  orderId: null,
});

it("puts each message once under its day, oldest first, also where pages overlap", () => {
  const pages = [
    [message(4, "2026-11-24T08:00:00Z"), message(3, "2026-11-23T23:30:00Z")],
    [
      message(3, "2026-11-23T23:30:00Z"),
      message(2, "2026-11-23T10:00:00Z"),
      message(1, "2026-11-02T10:00:00Z"),
    ],
  ];
  const days = groupMessages(pages, Date.parse("2026-11-24T12:00:00Z"), clock);
  expect(days.map(({ when, messages }) => [when, messages.map(({ id }) => id)])).toEqual([
    ["earlier", [1]],
    ["yesterday", [2]],
    ["today", [3, 4]],
  ]);
});
