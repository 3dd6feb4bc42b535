/** Opening and closing an item's dialog: how soon its content is there, and that a page does not grow by it. */
import type { CDPSession, Page } from "playwright";
import { TestServer } from "../../tests/fixtures/server";
import { launchChromium } from "../browser/chromium";
import type { Figure } from "./figures";
import { heapObjects } from "./heap-objects";
import { MEASURING } from "./many-items-shop";
import { median } from "./statistics";
import { contentPainted, openVisit, phone, visitsOf } from "./visits";
import type { WatchedWindow } from "./when-seen";

/** Opened and closed this often before the first measurement: what is loaded once is not counted. */
const WARM_UP = 10;
const TIMES = 50;
const CARD = "main a[href^='/product/']";

/** One opening and closing; ms until the dialog names the item. */
async function openAndClose(page: Page): Promise<number> {
  const opened = page.evaluate((card) => {
    const link = document.querySelector<HTMLElement>(card);
    const started = performance.now();
    link?.click();
    const seen = (window as unknown as WatchedWindow).whenSeen(() => {
      const heading = document.querySelector("dialog[open] :is(h1, h2, h3), [role='dialog'] :is(h1, h2, h3)");
      return Boolean(heading?.textContent?.trim());
    });
    return seen.then((time) => time - started);
  }, CARD);
  const took = await opened;
  // A key that comes in the same moment would be the page's.
  await page.locator("[role='dialog']:focus, [role='dialog'] :focus").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open], [role='dialog']").first().waitFor({ state: "detached" });
  return took;
}

async function nodesOf(session: CDPSession): Promise<number> {
  return (await session.send("Memory.getDOMCounters")).nodes;
}

export async function measureDialog(): Promise<Figure[]> {
  const server = await TestServer.start({ environment: { ...MEASURING } });
  const browser = await launchChromium();
  try {
    const listing = (await visitsOf(server.url)).find(({ name }) => name === "listing");
    if (!listing) throw new Error("There is no listing to open an item from.");
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    const page = await openVisit(context, server.url, { ...listing, content: CARD });
    await contentPainted(page);
    for (let time = 0; time < WARM_UP; time += 1) await openAndClose(page);
    // The page's one-off idle loading is no leak of the openings.
    await page.waitForLoadState("networkidle");
    for (let time = 0; time < WARM_UP; time += 1) await openAndClose(page);
    const session = await context.newCDPSession(page);
    const [before, nodes] = [await heapObjects(session), await nodesOf(session)];
    const openings: number[] = [];
    for (let time = 0; time < TIMES; time += 1) openings.push(await openAndClose(page));
    const after = await heapObjects(session);
    const moreNodes = (await nodesOf(session)) - nodes;
    return [
      { name: "press to content, card seen", value: median(openings), unit: "ms" },
      {
        name: `script heap left by ${TIMES} openings`,
        value: Math.max(0, after - before),
        unit: "KB",
        note: `objects, strings and functions without compiled code: ${(after / 1024).toFixed(1)} MB in use; ${moreNodes} more nodes`,
      },
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
