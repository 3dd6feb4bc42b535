import { expect, it } from "vitest";
import { chatPollIntervalMs } from "./poll-interval";

it("asks less and less while nothing is said, and seldom where messages come by themselves", () => {
  expect([0, 60_000, 300_000, 3_600_000].map((quiet) => chatPollIntervalMs(false, quiet))).toEqual([
    5_000, 6_000, 30_000, 60_000,
  ]);
  expect(chatPollIntervalMs(true, 0)).toBe(60_000);
});
