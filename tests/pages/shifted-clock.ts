/** Moving the clock of a device's pages, without touching their timers. */
import type { BrowserContext, Page } from "@playwright/test";

/** The page's clock runs as many ms ahead as this key of its storage says; read anew by every document. */
const script = `(() => {
  if (!location.protocol.startsWith("http")) return;
  const RealDate = Date;
  const ahead = () => Number(globalThis.clockAhead ?? 0);
  globalThis.clockAhead = Number(localStorage.getItem("test.clock") ?? 0);
  globalThis.Date = class extends RealDate {
    constructor(...parts) { if (parts.length === 0) super(RealDate.now() + ahead()); else super(...parts); }
    static now() { return RealDate.now() + ahead(); }
  };
})();`;

/** To be called before the context's first page. Workers keep the real clock. */
export async function enableClockShift(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: script });
}

/** Moves the clock of the page, and of documents that it opens later, ms against the real one. */
export const shiftClock = (page: Page, aheadMs: number): Promise<void> =>
  page.evaluate((ms) => {
    if (!location.protocol.startsWith("http")) return;
    localStorage.setItem("test.clock", String(ms));
    (globalThis as { clockAhead?: number }).clockAhead = ms;
  }, aheadMs);
