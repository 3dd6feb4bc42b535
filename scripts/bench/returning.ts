/** Somebody who has seen the pages before, with the worker, and comes back to them at a quarter of this machine's speed. */
import type { BrowserContext, Page } from "playwright";
import { paths } from "../../src/platform/navigation/paths";
import { launchProfile } from "../browser/chromium";
import { Shop } from "../browser/shop";
import { stopWorkers } from "../browser/stop-workers";
import { slowDown } from "./throttled";
import { contentPainted, openVisit, phone, type Visit, visitsOf, watchContent } from "./visits";

/** A page that was seen, and what of it was there last. */
export type Return = Pick<Visit, "path" | "profile" | "content"> & { name: string };

/** The shop windows and a page of each other kind: an item, a list of the catalogue, texts, one without any data. */
export async function returnsOf(url: string): Promise<Return[]> {
  const windows = await shopWindows(url);
  const [home] = windows;
  if (!home) throw new Error("The home is not measured.");
  const { profile } = home;
  const shop = new Shop(url);
  const asking = { place: profile.place, moduleId: profile.module?.id };
  const [store] = await shop.stores(asking);
  const [item] = store ? await shop.itemsOfStore(store.id, asking) : [];
  if (!item) throw new Error("There is no item to be measured.");
  const heading = "main h1";
  return [
    ...windows,
    { name: "item", path: paths.product.href(item), profile, content: heading },
    { name: "categories", path: paths.categories.href(), profile, content: "main li a" },
    { name: "policy", path: paths.terms.href(), profile, content: heading },
    { name: "settings", path: paths.settings.href(), profile, content: heading },
  ];
}

/** Home, listing and store. */
export const shopWindows = async (url: string): Promise<Visit[]> =>
  (await visitsOf(url)).filter(({ name }) => name !== "landing");

/** Waits until the page is controlled by a worker that has cached everything. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Visits twice while there is a network: the first installs, the second is already served and fills the windows. */
async function visitTwice(context: BrowserContext, url: string, visit: Return): Promise<void> {
  const page = await openVisit(context, url, visit);
  await contentPainted(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await contentPainted(page);
  await workerReady(page);
  await page.waitForLoadState("networkidle");
}

/** A browser that has seen these pages; `remove` closes it. */
export async function browserThatHasSeen(url: string, visits: readonly Return[]) {
  const profile = await launchProfile(phone);
  try {
    for (const visit of visits) await visitTwice(profile.context, url, visit);
    for (const page of profile.context.pages().slice(1)) await page.close();
    await profile.context.pages()[0]?.goto("about:blank");
    return profile;
  } catch (error) {
    await profile.remove();
    throw error;
  }
}

/** The page's report once both moments are there, ms since the start of the navigation. */
interface Moments {
  shell: number;
  content: number;
}
const says = "moments of this visit: ";

/**
 * The page reports its moments by itself: Playwright would look for them with a script of its own, in the middle of the
 * measurement and at a quarter of the processor. A page hears of its first paint only after it.
 */
async function tellMoments(page: Page, content: string): Promise<void> {
  await watchContent(page, content);
  await page.addInitScript((begin) => {
    const noted = window as Window & { contentPainted?: number };
    let shell: number | undefined;
    const tell = () => {
      const seen = noted.contentPainted;
      if (shell === undefined) return;
      if (seen === undefined) setTimeout(tell, 20);
      else console.debug(begin + JSON.stringify({ shell, content: seen }));
    };
    new PerformanceObserver((list) => {
      shell = list.getEntriesByName("first-contentful-paint")[0]?.startTime ?? shell;
      tell();
    }).observe({ type: "paint", buffered: true });
  }, says);
}

/** Comes back after the worker has ended; the times of the shell (the first paint) and of the content, ms. */
export async function comeBack(context: BrowserContext, url: string, visit: Return): Promise<Moments> {
  await stopWorkers(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await tellMoments(page, visit.content);
  const [told] = await Promise.all([
    page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith(says),
      timeout: 60_000,
    }),
    page.goto(url + visit.path, { waitUntil: "commit" }),
  ]);
  await page.close();
  return JSON.parse(told.text().slice(says.length)) as Moments;
}
