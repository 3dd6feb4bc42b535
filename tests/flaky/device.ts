/** A phone: a browser context whose tabs come and go, and whose clock can be moved. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { giveProfile, type Profile } from "../../scripts/browser/profile";
import { enableClockShift, shiftClock } from "../pages/shifted-clock";

export class Device {
  private constructor(
    readonly context: BrowserContext,
    public page: Page,
  ) {}

  /** `worker`: with the service worker, which keeps the shell and sends what waits as well. */
  static async open(browser: Browser, profile: Profile, worker: boolean): Promise<Device> {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
      // Both in turn: without it every call of a page meets the network.
      serviceWorkers: worker ? "allow" : "block",
    });
    await enableClockShift(context);
    await giveProfile(context, profile);
    return new Device(context, await context.newPage());
  }

  /** Another tab of the same shop. */
  newTab(): Promise<Page> {
    return this.context.newPage();
  }

  /** The tab dies without a word to the page, requests and all; another one takes its place. */
  async killTab(): Promise<void> {
    const dead = this.page;
    this.page = await this.context.newPage();
    await dead.close({ runBeforeUnload: false });
  }

  /** Moves the device's clock for all its tabs, ms against the real one. */
  async moveClock(aheadMs: number): Promise<void> {
    for (const page of this.context.pages()) await shiftClock(page, aheadMs);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
