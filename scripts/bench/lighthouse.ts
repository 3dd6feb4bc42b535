/**
 * Lighthouse, mobile, simulated slow 4G: medians over runs that each begin with a browser that was never there before,
 * with the place (if any) in its storage and no worker.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import lighthouse from "lighthouse";
import { TestServer } from "../../tests/fixtures/server";
import { chromiumArguments, launchProfile } from "../browser/chromium";
import { storageOf } from "../browser/profile";
import { chromiumPath, freePort } from "../test/tools.mjs";
import type { Figure } from "./figures";
import { MEASURING } from "./many-items-shop";
import type { BenchOptions } from "./options";
import { median } from "./statistics";
import { checkAddress, sharedLinks, type Visit, visitsOf } from "./visits";

interface Run {
  score: number;
  /** ms */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  benchmarkIndex: number;
}

/** Below this the machine was busy with something else, and the figures are worse than the product. */
const QUIET_INDEX = 2500;

/** A profile folder with the local storage that the visit begins with. */
async function seededFolder(url: string, visit: Visit): Promise<{ folder: string; remove: () => void }> {
  const profile = await launchProfile();
  const page = profile.context.pages()[0] ?? (await profile.context.newPage());
  // A small file of the same origin: the app itself must not run before it is measured.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storageOf(visit.profile));
  await profile.context.close();
  return {
    folder: profile.folder,
    remove: () => rmSync(profile.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 }),
  };
}

async function startBrowser(folder: string): Promise<{ port: number; process: ChildProcess }> {
  const port = await freePort();
  const child = spawn(
    chromiumPath(),
    [
      "--headless=new",
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${folder}`,
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-extensions",
      ...chromiumArguments,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  for (const deadline = Date.now() + 30_000; ; ) {
    const ready = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { port, process: child };
    if (Date.now() > deadline || child.exitCode !== null) throw new Error("Chromium did not start.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Nothing was recorded, as happens now and then on a busy machine; a page at fault fails each time. */
class NothingRecorded extends Error {}

const attempts = 3;

/** A run that was recorded. Throws when none could be, and for everything that is the page's fault at once. */
async function recordedRun(url: string, visit: Visit): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, visit);
    } catch (error) {
      if (!(error instanceof NothingRecorded) || attempt === attempts) throw error;
      console.log(`  ${error.message}`);
    }
  }
}

async function runOnce(url: string, visit: Visit): Promise<Run> {
  const { folder, remove } = await seededFolder(url, visit);
  const browser = await startBrowser(folder);
  try {
    const result = await lighthouse(url + visit.path, {
      port: browser.port,
      output: "json",
      logLevel: "error",
      onlyCategories: ["performance"],
      disableStorageReset: true,
    });
    const report = result?.lhr;
    if (!report) throw new Error(`${visit.name}: Lighthouse made no report.`);
    if (report.runtimeError) throw new NothingRecorded(`${visit.name}: ${report.runtimeError.message}`);
    checkAddress(report.finalDisplayedUrl, visit);
    const requests = report.audits["network-requests"]?.details as { items?: { url: string }[] } | undefined;
    if (visit.asks && !requests?.items?.some((item) => item.url.includes(visit.asks)))
      throw new Error(`${visit.name}: ${visit.asks} was never asked for, so this was another page.`);
    const number = (audit: string) => {
      const value = report.audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`${visit.name}: Lighthouse measured no ${audit}.`);
      return value;
    };
    return {
      score: Math.round((report.categories.performance?.score ?? 0) * 100),
      firstPaint: number("first-contentful-paint"),
      largestPaint: number("largest-contentful-paint"),
      blocking: number("total-blocking-time"),
      shift: number("cumulative-layout-shift"),
      benchmarkIndex: report.environment.benchmarkIndex,
    };
  } finally {
    const ended = new Promise((resolve) => browser.process.once("exit", resolve));
    browser.process.kill();
    await ended;
    remove();
  }
}

/** Landing and home, and shared links with and without a place. */
async function lighthouseVisits(url: string): Promise<Visit[]> {
  const windows = (await visitsOf(url)).filter(({ name }) => name === "landing" || name === "home");
  return [...windows, ...(await sharedLinks(url))];
}

export async function measureLighthouse({ runs }: BenchOptions): Promise<Figure[]> {
  const server = await TestServer.start({ environment: { ...MEASURING } });
  const figures: Figure[] = [];
  try {
    for (const visit of await lighthouseVisits(server.url)) {
      const all: Run[] = [];
      for (let run = 0; run < runs; run += 1) {
        const one = await recordedRun(server.url, visit);
        console.log(
          `  ${visit.name.padEnd(18)} score ${one.score}  FCP ${(one.firstPaint / 1000).toFixed(2)} s  LCP ${(one.largestPaint / 1000).toFixed(2)} s  TBT ${one.blocking.toFixed(0)} ms  CLS ${one.shift.toFixed(3)}  index ${one.benchmarkIndex}`,
        );
        all.push(one);
      }
      const of = (value: (run: Run) => number) => median(all.map(value));
      const index = of((run) => run.benchmarkIndex);
      const range = (value: (run: Run) => number) =>
        `${Math.min(...all.map(value)).toFixed(0)} to ${Math.max(...all.map(value)).toFixed(0)}`;
      const busy = index < QUIET_INDEX ? `; the machine was busy (below ${QUIET_INDEX})` : "";
      figures.push(
        {
          name: `${visit.name}: score`,
          value: of((run) => run.score),
          unit: "points",
          note: `${range((run) => run.score)} in ${runs} runs; benchmark index ${index.toFixed(0)}${busy}`,
        },
        {
          name: `${visit.name}: largest contentful paint`,
          value: of((run) => run.largestPaint) / 1000,
          unit: "s",
          note: `first contentful paint ${(of((run) => run.firstPaint) / 1000).toFixed(2)} s`,
        },
        {
          name: `${visit.name}: total blocking time`,
          value: of((run) => run.blocking),
          unit: "ms",
          note: `layout shift ${of((run) => run.shift).toFixed(3)}`,
        },
      );
    }
    return figures;
  } finally {
    await server.remove();
  }
}
