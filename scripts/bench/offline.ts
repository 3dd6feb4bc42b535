/**
 * Coming back with no network at a quarter of this machine's speed, with the worker stopped before: when is the shell
 * painted, when is what was there last?
 */
import type { BrowserContext, Page } from "@playwright/test";
import { TestServer } from "../../tests/fixtures/server";
import { launchProfile } from "../browser/chromium";
import type { Figure } from "./figures";
import { MEASURING } from "./many-items-shop";
import type { BenchOptions } from "./options";
import { median } from "./statistics";
import { slowDown } from "./throttled";
import { contentPainted, openVisit, phone, type Visit, visitsOf, watchContent } from "./visits";

/** ms */
const AIMS = { shell: 500, content: 1000 } as const;

/** Waits until the page is controlled by a worker that has kept everything. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Visits twice while there is a network: the first installs, the second is already served and fills the windows. */
async function prepare(context: BrowserContext, url: string, visit: Visit): Promise<void> {
  const page = await openVisit(context, url, visit);
  await contentPainted(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await contentPainted(page);
  await workerReady(page);
  await page.waitForLoadState("networkidle");
}

async function stopWorkers(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      if (versions.length > 0 && versions.every((version) => version.runningStatus === "stopped")) resolve();
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await stopped;
  await page.close();
}

async function returnOffline(context: BrowserContext, url: string, visit: Visit) {
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
  const visits = (await visitsOf(server.url)).filter(({ name }) => name === "home" || name === "store");
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
      console.log(`  ${visit.name.padEnd(8)} shell ${shell.toFixed(0)} ms  content ${content.toFixed(0)} ms`);
      figures.push(
        { name: `${visit.name}: shell`, value: shell, unit: "ms", aim: { most: AIMS.shell } },
        { name: `${visit.name}: last content`, value: content, unit: "ms", aim: { most: AIMS.content } },
      );
    }
    return figures;
  } finally {
    await remove();
    await server.remove();
  }
}
