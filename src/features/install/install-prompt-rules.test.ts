import { describe, expect, it } from "vitest";
import {
  countVisit,
  dismissalMs,
  type PromptContext,
  type PromptMemory,
  shouldShowInstallPrompt,
  visitGapMs,
} from "./install-prompt-rules";

const now = Date.UTC(2026, 10, 21);
const memory = (more: Partial<PromptMemory> = {}): PromptMemory => ({
  visits: 2,
  lastSeenAt: now,
  dismissedAt: null,
  ...more,
});
const moment = (more: Partial<PromptContext> = {}): PromptContext => ({
  memory: memory(),
  now,
  ordered: false,
  onHome: true,
  occupied: false,
  ...more,
});

describe("the install prompt", () => {
  it.each<[string, PromptContext, boolean]>([
    ["is shown on the home of a second visit", moment(), true],
    ["is not shown on the first visit", moment({ memory: memory({ visits: 1 }) }), false],
    ["is not shown away from the home", moment({ onHome: false }), false],
    [
      "is shown after an order, also on the first visit",
      moment({ memory: memory({ visits: 1 }), ordered: true, onHome: false }),
      true,
    ],
    ["is not shown over something else", moment({ ordered: true, occupied: true }), false],
    [
      "is hidden for 30 days after 'Not now'",
      moment({ memory: memory({ dismissedAt: now - dismissalMs + 1 }), ordered: true }),
      false,
    ],
    [
      "may be shown again after 30 days",
      moment({ memory: memory({ dismissedAt: now - dismissalMs }) }),
      true,
    ],
  ])("%s", (_name, at, good) => {
    expect(shouldShowInstallPrompt(at)).toBe(good);
  });

  it("counts a visit after some time away, not every page", () => {
    const first = countVisit(null, now);
    expect(first.visits).toBe(1);
    expect(countVisit(first, now + visitGapMs - 1).visits).toBe(1);
    expect(countVisit(first, now + visitGapMs).visits).toBe(2);
  });
});
