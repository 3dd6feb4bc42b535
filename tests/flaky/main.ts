/**
 * Shopping over a faulty network: a real page in Chromium, a real server that is killed now and then, and a proxy in
 * between that breaks calls by a seed. Afterwards device and database must agree with what the shopper was promised.
 */
import { launchChromiumShell } from "../../scripts/browser/chromium";
import { Lane } from "./lane";
import { MUTANTS } from "./mutants";
import { type FlakyOptions, readOptions } from "./options";
import { buildPatched } from "./patch";
import { countLines, failureLines, isFailed } from "./report";
import type { RunOutcome } from "./run";
import { drawScenario } from "./scenario";

/**
 * Pictures prove nothing here and cost most of the time. Left out by the browser itself: a route of Playwright's would
 * stop every request of the page, and switch the browser's own cache off.
 */
const WITHOUT_PICTURES = ["--blink-settings=imagesEnabled=false"];
/** Runs of a lane between two looks into its database, for which the server stops; fewer when the first break ends it all. */
const BATCH = 10;
const BATCH_UNTIL_BROKEN = 3;
/** A run is told anew so often when the browser dies in it. */
const BROWSER_DEATHS = 2;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { mutant } = options;
  const patched =
    mutant === null ? { page: null, server: null } : await buildPatched(mutant, MUTANTS[mutant]);
  let chromium = await launchChromiumShell(WITHOUT_PICTURES);
  /** A browser that died, as on a machine without memory, is started anew. */
  let starting: Promise<typeof chromium> | null = null;
  const browser = async () => {
    if (chromium.isConnected()) return chromium;
    starting ??= launchChromiumShell(WITHOUT_PICTURES).finally(() => {
      starting = null;
    });
    chromium = await starting;
    return chromium;
  };
  const outcomes: RunOutcome[] = [];
  const started = performance.now();
  try {
    const lanes = Math.min(options.lanes, options.runs);
    const seeds = seedsOf(options);
    const take = () => (isOver(options, outcomes) ? null : (seeds.shift() ?? null));
    // One after the other, because the first one may have to fill the demo town that all copy.
    const opened: Lane[] = [];
    for (let lane = 0; lane < lanes; lane += 1)
      opened.push(await Lane.open(browser, patched, options.verbose));
    await Promise.all(
      opened.map(async (lane) => {
        try {
          await drive(lane, options, take, outcomes);
        } finally {
          await lane.close();
        }
      }),
    );
  } finally {
    await chromium.close();
  }
  report(options, outcomes, (performance.now() - started) / 1000);
}

function seedsOf({ seed, runs, steps, paying }: FlakyOptions): number[] {
  const seeds: number[] = [];
  for (let next = seed; seeds.length < runs; next += 1)
    if (!paying || drawScenario(next, steps).payment) seeds.push(next);
  return seeds;
}

const isOver = (options: FlakyOptions, outcomes: readonly RunOutcome[]) =>
  options.untilBroken && outcomes.some(({ broken }) => broken.length > 0);

async function drive(
  lane: Lane,
  options: FlakyOptions,
  take: () => number | null,
  outcomes: RunOutcome[],
): Promise<void> {
  const most = options.untilBroken ? BATCH_UNTIL_BROKEN : BATCH;
  let batch: RunOutcome[] = [];
  const judge = async (goOn: boolean) => {
    await lane.judge(batch, goOn);
    for (const outcome of batch)
      if (isFailed(outcome))
        for (const line of failureLines(outcome, "npm run test:flaky --")) console.error(line);
    outcomes.push(...batch);
    batch = [];
  };
  for (let seed = take(); seed !== null; seed = take()) {
    const started = performance.now();
    const story = drawScenario(seed, options.steps);
    let outcome = await lane.run(story);
    for (let again = 0; outcome.browserDied && again < BROWSER_DEATHS; again += 1) {
      console.log(`  seed ${seed}: the browser died; once more`);
      outcome = await lane.run(story);
    }
    batch.push(outcome);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { who } = outcome.story;
    const told = [...outcome.troubles, `${outcome.faults.length} faults`].join(", ");
    console.log(`  seed ${seed}: ${who}, ${told}, ${seconds} s${isFailed(outcome) ? ", BROKEN" : ""}`);
    if (options.verbose) for (const fault of outcome.faults) console.log(`    ${fault}`);
    if (batch.length >= most || (options.untilBroken && outcome.broken.length > 0)) await judge(true);
  }
  if (batch.length > 0) await judge(false);
}

function report(options: FlakyOptions, outcomes: readonly RunOutcome[], seconds: number): void {
  const failed = outcomes.filter(isFailed);
  console.log(`\nIn ${outcomes.length} runs and ${seconds.toFixed(0)} s there were:`);
  for (const line of countLines(outcomes)) console.log(line);
  if (failed.length > 0)
    console.error(
      `Seeds that broke: ${failed
        .map(({ story }) => story.seed)
        .sort((a, b) => a - b)
        .join(", ")}`,
    );
  if (options.mutant !== null) {
    // A story that stumbles says nothing about promises.
    const noticed = outcomes.some(({ broken }) => broken.length > 0);
    console.log(
      noticed
        ? `Noticed that "${options.mutant}" is switched off, within ${outcomes.length} runs.`
        : `Did not notice in ${outcomes.length} runs that "${options.mutant}" is switched off.`,
    );
    // Red is what a switched-off protection has to be.
    process.exitCode = noticed ? 1 : 0;
    return;
  }
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 2;
});
