/**
 * Runs the parts of the bench one after the other, writes the report, and says by its exit code whether all aims are met
 * (0), one is missed or could not be measured (1), or only the machine was too busy to tell (3).
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { CannotRun } from "../test/tools.mjs";
import { measureAccount } from "./account";
import { compareWith } from "./against";
import { measureApi } from "./api";
import { measureBack } from "./back";
import { measureBoard } from "./board";
import { measureBytes } from "./bytes";
import { causes } from "./causes";
import { measureChat } from "./chat";
import { measureDialog } from "./dialog";
import { type Figure, shown, shownAim, type Verdict, verdictOf } from "./figures";
import { measureFlaky } from "./flaky";
import { measureImport } from "./import-and-export";
import { measureLighthouse } from "./lighthouse";
import { measureMemory } from "./memory";
import { measureModules } from "./modules";
import { isNoisy, othersShare } from "./noise";
import { measureOffline } from "./offline";
import { measureOnwards } from "./onwards";
import { type BenchOptions, type PartName, readOptions } from "./options";
import { measureOrders } from "./orders";
import { measureParcel } from "./parcel";
import { measurePeer } from "./peer";
import { measurePlace } from "./place";
import { readReport } from "./read-report";
import { exitCodeOf, figuresOf, reportOf } from "./report";
import type { PartResult, Results } from "./results";
import { measureReturns } from "./returns";
import { measureScale, secondsOfScale } from "./scale";
import { measureScroll } from "./scroll";
import { measureThrottled } from "./throttled";

const REPORT = "docs/performance.md";

const measures: Record<PartName, (options: BenchOptions) => Promise<Figure[]>> = {
  bytes: measureBytes,
  modules: measureModules,
  lighthouse: measureLighthouse,
  throttled: measureThrottled,
  place: measurePlace,
  back: measureBack,
  offline: measureOffline,
  onwards: measureOnwards,
  scroll: measureScroll,
  dialog: measureDialog,
  returns: measureReturns,
  chat: measureChat,
  parcel: measureParcel,
  account: measureAccount,
  api: measureApi,
  peer: measurePeer,
  orders: measureOrders,
  board: measureBoard,
  scale: measureScale,
  import: measureImport,
  memory: measureMemory,
  flaky: measureFlaky,
};

const how: Partial<Record<PartName, (options: BenchOptions) => string>> = {
  lighthouse: ({ runs }) => `medians of ${runs}`,
  throttled: ({ runs }) => `medians of ${Math.min(3, runs)}`,
  chat: ({ runs }) => `medians of ${Math.min(3, runs)}`,
  place: ({ runs }) => `medians of ${Math.min(3, runs)}`,
  back: ({ runs }) => `medians of ${runs}`,
  offline: ({ runs }) => `medians of ${runs}`,
  onwards: ({ runs }) => `medians of ${Math.min(3, runs)}`,
  api: ({ seconds }) => `${seconds} s a call`,
  peer: ({ seconds }) => `${seconds} s a call`,
  account: ({ seconds, runs }) => `${seconds} s a call, medians of ${Math.min(3, runs)}`,
  orders: ({ seconds, runs }) => `${seconds} s a call, medians of ${Math.min(3, runs)}`,
  board: ({ seconds }) => `${seconds} s a load`,
  scale: ({ seconds }) => `${secondsOfScale(seconds)} s a call`,
};

/** Measures a part and notes beside it whether the machine had time for it. */
async function measured(part: PartName, options: BenchOptions): Promise<PartResult> {
  const before = await othersShare();
  const figures = await measures[part](options);
  const noisy = isNoisy((before + (await othersShare())) / 2);
  return { date: new Date().toISOString(), how: how[part]?.(options) ?? "", figures, noisy };
}

function print(part: PartName, results: Results): void {
  const noisy = results[part]?.noisy ?? false;
  if (noisy) console.log("  The machine is busy with something else: times that miss their aim say nothing.");
  for (const figure of figuresOf(results, part)) {
    const aim = shownAim(figure);
    const verdict = aim ? `${aim}  ${verdictOf(figure, noisy)}` : "";
    console.log(`  ${figure.name.padEnd(48)} ${shown(figure.value, figure.unit).padStart(10)}  ${verdict}`);
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.against !== null) {
    process.exitCode = await compareWith(options.against, options);
    return;
  }
  const results = existsSync(REPORT) ? readReport(readFileSync(REPORT, "utf8")) : {};
  const broken: string[] = [];
  for (const part of options.parts) {
    console.log(`\n━━ ${part}`);
    try {
      results[part] = await measured(part, options);
      print(part, results);
    } catch (error) {
      if (!(error instanceof CannotRun)) console.error(error);
      broken.push(`${part}: ${error instanceof Error ? error.message : String(error)}`);
    }
    writeFileSync(REPORT, reportOf(results, causes));
  }
  console.log(`\nWrote ${REPORT}.`);
  const figuresWith = (...wanted: Verdict[]) =>
    options.parts.flatMap((part) =>
      figuresOf(results, part)
        .filter((figure) => wanted.includes(verdictOf(figure, results[part]?.noisy ?? false)))
        .map((figure) => `${part}: ${figure.name}`),
    );
  const [missed, noisy] = [figuresWith("missed", "far off"), figuresWith("noisy")];
  for (const text of broken) console.error(`Not measured: ${text}`);
  for (const text of missed) console.error(`Missed its aim: ${text}`);
  for (const text of noisy) console.error(`Cannot be told on a noisy machine: ${text}`);
  process.exitCode = exitCodeOf({ failed: broken.length + missed.length, noisy: noisy.length });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
