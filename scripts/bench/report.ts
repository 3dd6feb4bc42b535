/** docs/performance.md: every figure beside its aim. Parts that were not run this time show their last figures. */
import { cpus, totalmem } from "node:os";
import { withAim } from "./aims";
import { type Figure, shortfall, shown, shownAim, verdictOf } from "./figures";
import { flowTable } from "./flows";
import { PARTS, type PartName } from "./options";
import { HOW, TITLES } from "./part-texts";
import type { PartResult, Results } from "./results";

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? "unknown processor"}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
}

const marks = {
  met: "met",
  missed: "**missed**",
  "far off": "**far off**",
  noisy: "noisy machine",
  information: "",
} as const;

/** The figures of a part with their aims, as the report's table of aims has them. */
export const figuresOf = (results: Results, part: PartName): Figure[] =>
  (results[part]?.figures ?? []).map((figure) => withAim(part, figure));

function table(figures: readonly Figure[], noisy: boolean): string[] {
  return [
    "| figure | measured | aim | | |",
    "|---|---:|---:|---|---|",
    ...figures.map(
      (figure) =>
        `| ${figure.name} | ${shown(figure.value, figure.unit)} | ${shownAim(figure)} | ${marks[verdictOf(figure, noisy)]} | ${figure.note ?? ""} |`,
    ),
  ];
}

function misses(results: Results, causes: Readonly<Record<string, string>>): string[] {
  const missed = PARTS.flatMap((part) =>
    figuresOf(results, part)
      .filter((figure) => ["missed", "far off"].includes(verdictOf(figure, results[part]?.noisy ?? false)))
      .map((figure) => {
        const cause = causes[`${part}: ${figure.name}`] ?? causes[part] ?? "cause not looked into yet";
        const off = `${(shortfall(figure) * 100).toFixed(0)} % off`;
        return `- ${TITLES[part]}, ${figure.name}: ${shown(figure.value, figure.unit)} (${shownAim(figure)}, ${off}): ${cause}.`;
      }),
  );
  return missed.length > 0 ? ["## Misses and their causes", "", ...missed, ""] : [];
}

/** The report. `causes` by "part: figure" or by part. */
export function reportOf(results: Results, causes: Readonly<Record<string, string>>): string {
  const parts = PARTS.filter((part) => results[part]);
  return [
    "# Performance",
    "",
    "Written by `npm run bench`; do not edit. The command ends green only where every aim is met. A time that misses its aim",
    "while others had more than a tenth of the processor is marked 'noisy machine': it says nothing of the product, and is",
    "measured again. What a change did is told by `npm run bench -- --against COMMIT`, which runs both builds in turns.",
    "",
    `Machine: ${machine()}.`,
    "",
    "## Flows",
    "",
    "The ways that shoppers take, each at 1.6 Mbps, 150 ms a round trip and a quarter of the processor, on a phone's screen.",
    "",
    ...flowTable(results),
    "",
    ...misses(results, causes),
    ...parts.flatMap((part) => {
      const result = results[part] as PartResult;
      const noise = result.noisy ? "on a noisy machine" : "";
      const when = [result.date.slice(0, 10), result.how, noise].filter(Boolean).join(", ");
      const figures = figuresOf(results, part);
      return [`## ${TITLES[part]}`, "", `${HOW[part]} (${when})`, "", ...table(figures, result.noisy), ""];
    }),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

/** 0: every aim is met; 1: one is missed or was not measured; 3: only the machine was too busy to tell. */
export const exitCodeOf = ({ failed, noisy }: { failed: number; noisy: number }): 0 | 1 | 3 =>
  failed > 0 ? 1 : noisy > 0 ? 3 : 0;
