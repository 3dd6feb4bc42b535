/** Runs the parts of the bench one after the other, writes the report, and fails when an aim is missed by far. */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { CannotRun } from "../test/tools.mjs";
import { measureAccount } from "./account";
import { measureApi } from "./api";
import { measureBytes } from "./bytes";
import { causes } from "./causes";
import { measureChat } from "./chat";
import { measureDialog } from "./dialog";
import { type Figure, shown, shownAim, verdictOf } from "./figures";
import { measureFlaky } from "./flaky";
import { measureLighthouse } from "./lighthouse";
import { measureMemory } from "./memory";
import { measureOffline } from "./offline";
import { type BenchOptions, type PartName, readOptions } from "./options";
import { measureOrders } from "./orders";
import { measureParcel } from "./parcel";
import { readResults, reportOf, writeResults } from "./report";
import { measureReturns } from "./returns";
import { measureScale, secondsOfScale } from "./scale";
import { measureScroll } from "./scroll";
import { measureThrottled } from "./throttled";

const RESULTS = ".cache/bench/results.json";
const REPORT = "docs/performance.md";

const measures: Record<PartName, (options: BenchOptions) => Promise<Figure[]>> = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  throttled: measureThrottled,
  offline: measureOffline,
  scroll: measureScroll,
  dialog: measureDialog,
  returns: measureReturns,
  chat: measureChat,
  parcel: measureParcel,
  account: measureAccount,
  api: measureApi,
  orders: measureOrders,
  scale: measureScale,
  memory: measureMemory,
  flaky: measureFlaky,
};

const how: Partial<Record<PartName, (options: BenchOptions) => string>> = {
  lighthouse: ({ runs }) => `medians of ${runs}`,
  throttled: ({ runs }) => `medians of ${Math.min(3, runs)}`,
  chat: ({ runs }) => `medians of ${Math.min(3, runs)}`,
  offline: ({ runs }) => `medians of ${runs}`,
  api: ({ seconds }) => `${seconds} s a call`,
  account: ({ seconds, runs }) => `${seconds} s a call, medians of ${Math.min(3, runs)}`,
  orders: ({ seconds, runs }) => `${seconds} s a call, medians of ${Math.min(3, runs)}`,
  scale: ({ seconds }) => `${secondsOfScale(seconds)} s a call`,
};

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const results = readResults(RESULTS);
  const broken: string[] = [];
  for (const part of options.parts) {
    const [load = 0] = loadavg();
    console.log(`\n━━ ${part}${load > 1 ? ` (the machine is busy: load ${load.toFixed(1)})` : ""}`);
    try {
      const figures = await measures[part](options);
      results[part] = { date: new Date().toISOString(), how: how[part]?.(options) ?? "", figures };
      writeResults(RESULTS, results);
      for (const figure of figures) {
        const aim = shownAim(figure);
        console.log(
          `  ${figure.name.padEnd(48)} ${shown(figure.value, figure.unit).padStart(10)}  ${aim ? `${aim}  ${verdictOf(figure)}` : ""}`,
        );
      }
    } catch (error) {
      if (!(error instanceof CannotRun)) console.error(error);
      broken.push(`${part}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  writeFileSync(REPORT, reportOf(results, causes));
  console.log(`\nWrote ${REPORT}.`);
  const far = options.parts.flatMap((part) =>
    (results[part]?.figures ?? [])
      .filter((figure) => verdictOf(figure) === "far off")
      .map((figure) => `${part}: ${figure.name} is more than 25 % off its aim.`),
  );
  for (const line of [...broken.map((text) => `Not measured: ${text}`), ...far]) console.error(line);
  process.exitCode = broken.length + far.length > 0 ? 1 : 0;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
