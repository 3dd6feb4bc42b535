/** A phone: a browser context whose tabs come and go, and whose clock can be moved. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { giveProfile, type Profile } from "../../scripts/browser/profile";

/** The page's clock runs as many ms ahead as this key of its storage says; read anew by every document. */
const CLOCK = `(() => {
  if (!location.protocol.startsWith("http")) return;
  const RealDate = Date;
  const ahead = () => Number(globalThis.clockAhead ?? 0);
  globalThis.clockAhead = Number(localStorage.getItem("test.clock") ?? 0);
  globalThis.Date = class extends RealDate {
    constructor(...parts) { if (parts.length === 0) super(RealDate.now() + ahead()); else super(...parts); }
    static now() { return RealDate.now() + ahead(); }
  };
})();`;

export class Device {
  private constructor(
    readonly context: BrowserContext,
    public page: Page,
  ) {}

  static async open(browser: Browser, profile: Profile): Promise<Device> {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
      // The worker's caches have tests of their own; here every call is to meet the network.
      serviceWorkers: "block",
    });
    // Pictures and maps prove nothing here and cost most of the time.
    await context.route(/\/(pictures|basemap)\//, (route) => route.abort());
    await context.addInitScript({ content: CLOCK });
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
    for (const page of this.context.pages()) {
      await page.evaluate((ms) => {
        if (!location.protocol.startsWith("http")) return;
        localStorage.setItem("test.clock", String(ms));
        (globalThis as { clockAhead?: number }).clockAhead = ms;
      }, aheadMs);
    }
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** Everything that the device keeps, as one text: what must hold nothing of a person who has signed out. */
export function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => resolve();
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          if (stores.length === 0) {
            database.close();
            resolve();
            return;
          }
          const transaction = database.transaction(stores);
          for (const store of stores) {
            const all = transaction.objectStore(store).getAll();
            all.onsuccess = () => texts.push(JSON.stringify(all.result));
            const keys = transaction.objectStore(store).getAllKeys();
            keys.onsuccess = () => texts.push(JSON.stringify(keys.result));
          }
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      });
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url);
    }
    return texts.join("\n");
  });
}
