/** `--against COMMIT`: builds it and the commit that is checked out, and runs the parts of both in turns. */
import { CannotRun } from "../test/tools.mjs";
import { openAnswers } from "./answers";
import { openBack } from "./back";
import { type BuiltCommit, builtCommit, hasUncommittedWork, startCommit } from "./built-commit";
import { openBytes } from "./bytes";
import { type Figure, shown } from "./figures";
import { openOffline } from "./offline";
import { openOnwards } from "./onwards";
import type { BenchOptions, PartName } from "./options";
import { comparePairs, exitCodeOfPairs, type Pair, type PairVerdict } from "./pairs";
import { openPlace } from "./place";
import type { OpenSamplers, Sampler, Samplers } from "./sampler";
import { openThrottled } from "./throttled";

/** Parts that can be compared: those of the page, and the API where it is asked for. */
const COMPARED: Partial<Record<PartName, OpenSamplers>> = {
  bytes: openBytes,
  throttled: openThrottled,
  place: openPlace,
  back: openBack,
  offline: openOffline,
  onwards: openOnwards,
  api: openAnswers,
};
const UNASKED: readonly PartName[] = ["bytes", "throttled", "place", "back", "offline", "onwards"];

interface Compared {
  figure: Figure;
  pairs: Pair[];
}

/** Takes a run of each in turns, the other one first each time, and pairs their figures by name. */
async function inTurns(before: Sampler, after: Sampler, turns: number): Promise<Map<string, Compared>> {
  const compared = new Map<string, Compared>();
  for (let turn = 0; turn < turns; turn += 1) {
    const taken = new Map<Sampler, Figure[]>();
    for (const one of turn % 2 === 0 ? [before, after] : [after, before]) taken.set(one, await one.take());
    for (const figure of taken.get(after) ?? []) {
      const other = taken.get(before)?.find(({ name }) => name === figure.name);
      if (!other) continue;
      const entry = compared.get(figure.name) ?? { figure, pairs: [] };
      entry.pairs.push({ before: other.value, after: figure.value });
      compared.set(figure.name, entry);
    }
  }
  return compared;
}

function printed({ figure, pairs }: Compared): PairVerdict {
  const { before, after, ratio, low, high, verdict } = comparePairs(pairs, figure.unit !== "points");
  const values = `${shown(before, figure.unit).padStart(10)} → ${shown(after, figure.unit).padStart(10)}`;
  const spread = `× ${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  console.log(`  ${figure.name.padEnd(52)} ${values}  ${spread.padEnd(26)} ${verdict}`);
  return verdict;
}

async function comparePart(
  open: OpenSamplers,
  urls: { before: string; after: string },
  turns: number,
): Promise<{ verdicts: PairVerdict[]; broken: string[] }> {
  const opened: Samplers[] = [];
  const verdicts: PairVerdict[] = [];
  const broken: string[] = [];
  try {
    const before = await open(urls.before);
    opened.push(before);
    const after = await open(urls.after);
    opened.push(after);
    for (const sampler of after.all) {
      const other = before.all.find(({ name }) => name === sampler.name);
      if (!other) continue;
      try {
        for (const compared of (await inTurns(other, sampler, turns)).values())
          verdicts.push(printed(compared));
      } catch (error) {
        broken.push(`${sampler.name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    for (const { close } of opened) await close();
  }
  return { verdicts, broken };
}

/** The options' parts that can be compared; of all parts those of the page. Throws where none of them can be. */
export function comparedParts({ parts, chosen }: Pick<BenchOptions, "parts" | "chosen">): PartName[] {
  const compared = chosen ? parts.filter((part) => COMPARED[part]) : [...UNASKED];
  if (compared.length === 0)
    throw new CannotRun(`Only ${Object.keys(COMPARED).join(", ")} can be compared with another commit.`);
  return compared;
}

/** Prints how the commit that is checked out differs from another one. Returns the exit code. */
export async function compareWith(commit: string, options: BenchOptions): Promise<0 | 1 | 3> {
  const parts = comparedParts(options);
  if (hasUncommittedWork()) console.log("Work that is not committed is not measured.");
  const [before, after]: BuiltCommit[] = [builtCommit(commit), builtCommit("HEAD")];
  if (!before || !after) return 1;
  const servers = { before: await startCommit(before), after: await startCommit(after) };
  const verdicts: PairVerdict[] = [];
  const broken: string[] = [];
  try {
    console.log(`\n${before.name} → ${after.name}, ${options.runs} runs of each in turns`);
    for (const part of parts) {
      console.log(`\n━━ ${part}`);
      const open = COMPARED[part];
      if (!open) continue;
      const urls = { before: servers.before.url, after: servers.after.url };
      const result = await comparePart(open, urls, options.runs);
      verdicts.push(...result.verdicts);
      broken.push(...result.broken.map((text) => `${part}: ${text}`));
    }
  } finally {
    for (const server of Object.values(servers)) await server.remove();
  }
  for (const text of broken) console.error(`Not measured: ${text}`);
  const code = broken.length > 0 ? 1 : exitCodeOfPairs(verdicts);
  console.log(
    code === 0
      ? "\nNothing is worse."
      : code === 3
        ? "\nNothing is seen to be worse, but the machine is too noisy to tell of everything."
        : "\nSomething is worse, or could not be measured.",
  );
  return code;
}
