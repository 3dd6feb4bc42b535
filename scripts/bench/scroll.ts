/**
 * Scrolling through 500 cards at a quarter of this machine's speed: long tasks and frames; and whether every card can
 * be found by the browser's search and is in the accessibility tree.
 */
import type { CDPSession, Page } from "playwright";
import { launchChromium } from "../browser/chromium";
import { Shop } from "../browser/shop";
import type { Figure } from "./figures";
import { flickTo } from "./flick";
import { loadCards } from "./long-list";
import { pointInZone } from "./many-items";
import { embeddedShop } from "./many-items-shop";
import { percentile } from "./statistics";
import { slowDown } from "./throttled";
import { contentPainted, firstRow, openVisit, phone, visitsOf } from "./visits";

const CARDS = 500;
/** ms; a longer task is noticed. */
const LONG_TASK = 50;
/** px a second: a quick but readable flick. */
const SCROLL_SPEED = 2500;
/** ms in which the jump back to the top is over. */
const SETTLE = 1_000;

interface Smoothness {
  longTasks: number[];
  frames: number[];
}

async function scrollThrough(page: Page, session: CDPSession): Promise<Smoothness> {
  // Nobody jumps over 500 cards: it is no part of what is measured.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLE);
  await page.evaluate(() => {
    const seen = window as Window & { smoothness?: { longTasks: number[]; frames: number[] } };
    const noted = { longTasks: [] as number[], frames: [] as number[] };
    seen.smoothness = noted;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.longTasks.push(entry.duration);
    }).observe({ type: "longtask" });
    let last = performance.now();
    const frame = (now: number) => {
      noted.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await flickTo(page, session, height, SCROLL_SPEED);
  return page.evaluate(
    () => (window as Window & { smoothness?: Smoothness }).smoothness ?? { longTasks: [], frames: [] },
  );
}

/** How many of the names the browser's own search finds. */
function foundInPage(page: Page, names: readonly string[]): Promise<number> {
  return page.evaluate((texts) => {
    // Not in the types: a function of browsers since the first ones.
    const searchable = window as Window & {
      find?(text: string, sensitive: boolean, backwards: boolean, wrap: boolean): boolean;
    };
    return texts.filter((text) => searchable.find?.(text, true, false, true)).length;
  }, names);
}

async function namesInAccessibilityTree(session: CDPSession): Promise<Set<string>> {
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return new Set(
    nodes.filter((node) => node.role?.value === "link").map((node) => String(node.name?.value ?? "")),
  );
}

export async function measureScroll(): Promise<Figure[]> {
  const running = await embeddedShop();
  const browser = await launchChromium();
  try {
    const place = await new Shop(running.server.url).placeAt(pointInZone(0), "Measured zone 1");
    const listing = (await visitsOf(running.server.url, place)).find(({ name }) => name === "listing");
    if (!listing) throw new Error("There is no listing to scroll through.");
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    const page = await openVisit(context, running.server.url, { ...listing, content: firstRow });
    await contentPainted(page);
    const names = (await loadCards(page, CARDS)).slice(0, CARDS);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const { longTasks, frames } = await scrollThrough(page, session);
    await slowDown(session, 1);
    const tree = await namesInAccessibilityTree(session);
    // The browser's search reads the whole page each time, so only every tenth card is searched for.
    const sample = names.filter((_, index) => index % 10 === 0);
    const found = await foundInPage(page, sample);
    const inTree = names.filter((name) => tree.has(name)).length;
    const tooLong = longTasks.filter((duration) => duration > LONG_TASK);
    const shownFrames = frames.slice(1);
    return [
      {
        name: `tasks over ${LONG_TASK} ms`,
        value: tooLong.length,
        unit: "",
        note: tooLong.length > 0 ? `max ${Math.max(...tooLong).toFixed(0)} ms` : "",
      },
      {
        name: "time between frames, p95",
        value: percentile(shownFrames, 0.95),
        unit: "ms",
        note: `${shownFrames.length} frames, p50 ${percentile(shownFrames, 0.5).toFixed(1)} ms`,
      },
      {
        name: "cards found by the browser's search",
        value: (found / sample.length) * 100,
        unit: "%",
        aim: { min: 100 },
        note: `${found} of ${sample.length}, every tenth card`,
      },
      {
        name: "cards in the accessibility tree",
        value: (inTree / names.length) * 100,
        unit: "%",
        aim: { min: 100 },
        note: `${inTree} of ${names.length}`,
      },
    ];
  } finally {
    await browser.close();
    await running.remove();
  }
}
