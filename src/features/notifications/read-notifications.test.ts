// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { isUnread, unreadForMs } from "./read-notifications";

const now = Date.parse("2026-03-10T12:00:00Z");
const row = { id: 4, createdAt: "2026-03-10T10:00:00Z" };
afterEach(() => localStorage.clear());

describe("a notification", () => {
  it.each([
    ["is unread until something says otherwise", { until: 0, ids: [] }, now, true],
    ["was read when it was opened", { until: 0, ids: [4] }, now, false],
    ["was read with all that came until then", { until: Date.parse(row.createdAt), ids: [] }, now, false],
    ["is unread when it came after that", { until: Date.parse(row.createdAt) - 1, ids: [] }, now, true],
    ["counts as read after a week", { until: 0, ids: [] }, now + unreadForMs, false],
  ])("%s", (_, record, moment, unread) => {
    expect(isUnread(row, record, moment)).toBe(unread);
  });

  it("without a readable time is never unread", () => {
    expect(isUnread({ id: 4, createdAt: "?" }, { until: 0, ids: [] }, now)).toBe(false);
  });
});
