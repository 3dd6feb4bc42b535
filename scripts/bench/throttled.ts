/**
 * A first visit on a slow phone, slowed down for real and not simulated: 1.6 Mbps, 150 ms a round trip, a quarter of
 * this machine's speed. When is the first row of the API painted, and when is the first tap answered?
 */
import type { CDPSession, Page } from "playwright";
import { TestServer } from "../../tests/fixtures/server";
import { launchProfile } from "../browser/chromium";
import type { Figure } from "./figures";
import { MEASURING } from "./many-items-shop";
import type { BenchOptions } from "./options";
import { median } from "./statistics";
import { checkAddress, contentPainted, openVisit, phone, type Visit, visitsOf } from "./visits";

const SLOW = { bitsPerSecond: 1_600_000, roundTripMs: 150, slowdown: 4 } as const;
/** s */
const AIMS = { row: 2.5, tap: 3 } as const;

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
      return new Promise<number>((resolve) => {
        const check = () => {
          if (!document.querySelector(wanted) && !(counts && location.href !== before))
            return requestAnimationFrame(check);
          return requestAnimationFrame(() => resolve(performance.now()));
        };
        requestAnimationFrame(check);
      });
    },
    [selector, orMoved] as const,
  );
}

async function firstVisit(url: string, visit: Visit): Promise<{ row: number; tap: number; opened: number }> {
  const { context, remove } = await launchProfile(phone);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await slowNetwork(session);
    await slowDown(session);
    await openVisit(context, url, visit);
    const row = await contentPainted(page);
    const answered = painted(page, visit.feedback, true);
    const read = visit.opened ? painted(page, visit.opened, false) : answered;
    await page.locator(visit.tap).first().tap();
    const [tap, opened] = await Promise.all([answered, read]);
    checkAddress(page.url(), { ...visit, path: new URL(page.url()).pathname });
    return { row, tap, opened };
  } finally {
    await remove();
  }
}

export async function measureThrottled({ runs }: BenchOptions): Promise<Figure[]> {
  const server = await TestServer.start({ environment: { ...MEASURING } });
  const figures: Figure[] = [];
  try {
    for (const visit of (await visitsOf(server.url)).filter(({ name }) => name !== "landing")) {
      const all: Awaited<ReturnType<typeof firstVisit>>[] = [];
      for (let run = 0; run < Math.min(3, runs); run += 1) all.push(await firstVisit(server.url, visit));
      const of = (value: keyof (typeof all)[number]) => median(all.map((one) => one[value]));
      const [row, tap, opened] = [of("row"), of("tap"), of("opened")];
      console.log(
        `  ${visit.name.padEnd(8)} row ${row.toFixed(0)} ms  tap ${tap.toFixed(0)} ms  opened ${opened.toFixed(0)} ms`,
      );
      figures.push(
        {
          name: `${visit.name}: first row from the API painted`,
          value: row / 1000,
          unit: "s",
          aim: { max: AIMS.row },
        },
        {
          name: `${visit.name}: first tap answered`,
          value: tap / 1000,
          unit: "s",
          aim: { max: AIMS.tap },
          note: "tapped as soon as the first row was there; the loading overlay that stands until the rest has come counts",
        },
        ...(visit.opened
          ? [{ name: `${visit.name}: the dialog can be read`, value: opened / 1000, unit: "s" as const }]
          : []),
      );
    }
    return figures;
  } finally {
    await server.remove();
  }
}
