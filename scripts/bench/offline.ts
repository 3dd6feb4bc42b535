/**
 * Coming back with no network at a quarter of this machine's speed, with the worker stopped before: when is the shell
 * painted, when is what was there last?
 */
import type { BrowserContext, Page } from "playwright";
import { paths } from "../../src/platform/navigation/paths";
import { TestServer } from "../../tests/fixtures/server";
import { launchProfile } from "../browser/chromium";
import { Shop } from "../browser/shop";
import { stopWorkers } from "../browser/stop-workers";
import type { Figure } from "./figures";
import { MEASURING } from "./many-items-shop";
import type { BenchOptions } from "./options";
import { median } from "./statistics";
import { slowDown } from "./throttled";
import { contentPainted, openVisit, phone, type Visit, visitsOf, watchContent } from "./visits";

/** ms */
const AIMS = { shell: 500, content: 1000 } as const;

/** A route that was visited, and what of it only the app shows. */
type OfflineVisit = Pick<Visit, "path" | "profile" | "content"> & { name: string };

/** The shop windows and a route of each other kind: an item, a list of the catalogue, texts, one without any data. */
async function offlineVisits(url: string): Promise<OfflineVisit[]> {
  const measured = await visitsOf(url);
  const windows = measured.filter(({ name }) => name !== "landing");
  const [home] = windows;
  if (!home) throw new Error("The home is not measured.");
  const { profile } = home;
  const shop = new Shop(url);
  const asking = { place: profile.place, moduleId: profile.module?.id };
  const [store] = await shop.stores(asking);
  const [item] = store ? await shop.itemsOfStore(store.id, asking) : [];
  if (!item) throw new Error("There is no item to be measured.");
  const heading = "#root main h1";
  return [
    ...windows,
    { name: "item", path: paths.product.href(item), profile, content: heading },
    { name: "categories", path: paths.categories.href(), profile, content: "#root main li a" },
    { name: "policy", path: paths.terms.href(), profile, content: heading },
    { name: "settings", path: paths.settings.href(), profile, content: heading },
  ];
}

/** Waits until the page is controlled by a worker that has cached everything. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Visits twice while there is a network: the first installs, the second is already served and fills the windows. */
async function prepare(context: BrowserContext, url: string, visit: OfflineVisit): Promise<void> {
  const page = await openVisit(context, url, visit);
  await contentPainted(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await contentPainted(page);
  await workerReady(page);
  await page.waitForLoadState("networkidle");
}

async function returnOffline(context: BrowserContext, url: string, visit: OfflineVisit) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await watchContent(page, visit.content);
  await page.goto(url + visit.path, { waitUntil: "commit" });
  const content = await contentPainted(page);
  const shell = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  await page.close();
  return { shell, content };
}

export async function measureOffline({ runs }: BenchOptions): Promise<Figure[]> {
  const server = await TestServer.start({ environment: { ...MEASURING } });
  const figures: Figure[] = [];
  const visits = await offlineVisits(server.url);
  const { context, remove } = await launchProfile(phone);
  try {
    for (const visit of visits) await prepare(context, server.url, visit);
    for (const page of context.pages().slice(1)) await page.close();
    await context.pages()[0]?.goto("about:blank");
    await context.setOffline(true);
    for (const visit of visits) {
      const all: { shell: number; content: number }[] = [];
      for (let run = 0; run < runs; run += 1) {
        await stopWorkers(context);
        all.push(await returnOffline(context, server.url, visit));
      }
      const [shell, content] = [median(all.map((one) => one.shell)), median(all.map((one) => one.content))];
      console.log(
        `  ${visit.name.padEnd(10)} shell ${shell.toFixed(0)} ms  content ${content.toFixed(0)} ms`,
      );
      figures.push(
        { name: `${visit.name}: shell`, value: shell, unit: "ms", aim: { max: AIMS.shell } },
        { name: `${visit.name}: last content`, value: content, unit: "ms", aim: { max: AIMS.content } },
      );
    }
    return figures;
  } finally {
    await remove();
    await server.remove();
  }
}
