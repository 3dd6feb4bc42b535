/** Moving the clock of a device's pages, without touching their timers. */
import type { BrowserContext, Page } from "@playwright/test";

/** Key in the page's storage: how many ms its clock runs ahead. Every document reads it. */
const scriptOf = (stoppedAt: number | null) => `(() => {
  if (!location.protocol.startsWith("http")) return;
  const RealDate = Date;
  const stoppedAt = ${stoppedAt};
  const now = () => (stoppedAt ?? RealDate.now()) + Number(globalThis.clockAhead ?? 0);
  globalThis.clockAhead = Number(localStorage.getItem("test.clock") ?? 0);
  globalThis.Date = class extends RealDate {
    constructor(...parts) { if (parts.length === 0) super(now()); else super(...parts); }
    static now() { return now(); }
  };
})();`;

/**
 * Call it before the context's first page. Workers have the real clock. A stopped clock is only moved by the test, so that
 * it does not matter how long a busy machine takes.
 */
export async function enableClockShift(context: BrowserContext, { stopped = false } = {}): Promise<void> {
  await context.addInitScript({ content: scriptOf(stopped ? Date.now() : null) });
}

/** Moves the clock of the page, and of documents that it opens later, ms against the real one or the stopped one. */
export const shiftClock = (page: Page, aheadMs: number): Promise<void> =>
  page.evaluate((ms) => {
    if (!location.protocol.startsWith("http")) return;
    localStorage.setItem("test.clock", String(ms));
    (globalThis as { clockAhead?: number }).clockAhead = ms;
  }, aheadMs);
