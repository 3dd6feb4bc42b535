// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { outcome, probedShop } from "../../../tests/fixtures/probed-shop";
import { connectivity, reportOutcome } from "./connectivity";
import { announceDelayMs } from "./reduce";

beforeEach(() => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false));
probedShop();

it("ignores the response to a request that was sent before the start", async () => {
  // The boot script asked; the app takes the answer over and tells of it now.
  reportOutcome(outcome("answered", { receivedAt: Date.now() - 500, tookMs: 300 }));
  await vi.advanceTimersByTimeAsync(announceDelayMs + 100);
  expect(connectivity()).toBe("offline");
});
