/**
 * A first visit on a slow phone, slowed down for real and not simulated: 1.6 Mbps, 150 ms a round trip, a quarter of
 * this machine's speed. When is the largest paint, when is the first row of the API painted, when is a first tap answered?
 */
import type { CDPSession, Page } from "playwright";
import { launchProfile } from "../browser/chromium";
import type { Figure } from "./figures";
import type { BenchOptions } from "./options";
import { closeNothing, measureSamplers, type OpenSamplers } from "./sampler";
import { checkAddress, contentPainted, openVisit, phone, sharedLinks, type Visit, visitsOf } from "./visits";
import type { WatchedWindow } from "./when-seen";

export const SLOW = { bitsPerSecond: 1_600_000, roundTripMs: 150, slowdown: 4 } as const;

export async function slowDown(session: CDPSession, slowdown: number = SLOW.slowdown): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

export async function slowNetwork(session: CDPSession): Promise<void> {
  const bytes = SLOW.bitsPerSecond / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.roundTripMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

/** Resolves to the time when something that fits was painted or the address changed, ms since the start. */
function painted(page: Page, selector: string, orMoved: boolean): Promise<number> {
  return page.evaluate(
    ([wanted, counts]) => {
      const before = location.href;
      return (window as unknown as WatchedWindow).whenSeen(
        () => document.querySelector(wanted) !== null || (counts && location.href !== before),
      );
    },
    [selector, orMoved] as const,
  );
}

/** The time of the largest paint once nothing is on its way any more, ms since the start. */
async function largestPaint(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        );
      }),
  );
}

/** Runs `measure` on a slowed phone that was never there before. */
async function onNewPhone<T>(
  url: string,
  visit: Visit,
  measure: (page: Page, row: number) => Promise<T>,
): Promise<T> {
  const { context, remove } = await launchProfile(phone);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await slowNetwork(session);
    await slowDown(session);
    await openVisit(context, url, visit);
    return await measure(page, await contentPainted(page));
  } finally {
    await remove();
  }
}

/** A visit that is looked at and not touched: a press would end the browser's search for the largest paint. */
async function seen(url: string, visit: Visit): Promise<Figure[]> {
  return onNewPhone(url, visit, async (page, row) => {
    const largest = await largestPaint(page);
    checkAddress(page.url(), visit);
    const rows: Figure = {
      name: `${visit.name}: first row from the API painted`,
      value: row / 1000,
      unit: "s",
    };
    return [
      { name: `${visit.name}: largest paint`, value: largest / 1000, unit: "s" },
      ...(visit.asks ? [rows] : []),
    ];
  });
}

async function touched(url: string, visit: Visit, tap: string, feedback: string): Promise<Figure[]> {
  return onNewPhone(url, visit, async (page) => {
    const answered = painted(page, feedback, true);
    const read = visit.opened ? painted(page, visit.opened, false) : answered;
    await page.locator(tap).first().tap();
    const [first, dialog] = await Promise.all([answered, read]);
    const note =
      "tapped as soon as the first row was there; the loading overlay that stands until the rest has come counts";
    const figure: Figure = {
      name: `${visit.name}: first tap answered`,
      value: first / 1000,
      unit: "s",
      note,
    };
    const opened: Figure = { name: `${visit.name}: the dialog can be read`, value: dialog / 1000, unit: "s" };
    return visit.opened ? [figure, opened] : [figure];
  });
}

export const openThrottled: OpenSamplers = async (url) => {
  const windows = (await visitsOf(url)).filter(({ name }) => name === "home" || name === "listing");
  const visits = [...windows, ...(await sharedLinks(url))];
  return {
    close: closeNothing,
    all: visits.map((visit) => ({
      name: visit.name,
      take: async () => [
        ...(await seen(url, visit)),
        ...(visit.tap && visit.feedback ? await touched(url, visit, visit.tap, visit.feedback) : []),
      ],
    })),
  };
};

export const measureThrottled = ({ runs }: BenchOptions): Promise<Figure[]> =>
  measureSamplers(openThrottled, Math.min(3, runs));
