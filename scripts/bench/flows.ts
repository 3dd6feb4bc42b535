/** The ways that shoppers take, each by the figures that tell of it: the first table of the report. */
import { aimOf } from "./aims";
import { shown, shownAim } from "./figures";
import type { PartName } from "./options";
import type { Results } from "./results";

interface Line {
  name: string;
  /** Part and figure that were measured for real. */
  real: [PartName, string];
  /** Lighthouse's figure of the same. */
  lighthouse?: string;
}

const visit = (name: string, said: string): Line => ({
  name: said,
  real: ["throttled", `${name}: largest paint`],
  lighthouse: `${name}: largest contentful paint`,
});
const LINKS = ["store", "product", "campaign"];

export const FLOWS: readonly Line[] = [
  {
    name: "(a) landing → place and shop chosen → home",
    real: ["place", "first row of the home after the press"],
  },
  ...LINKS.map((name) => visit(`${name}, no place`, `(b) shared link of a ${name}, no place: largest paint`)),
  ...LINKS.map((name) => visit(name, `(c) shared link of a ${name}, with a place: largest paint`)),
  visit("home", "(d) home with a place, no worker: largest paint"),
  ...["home", "listing", "store"].map(
    (name): Line => ({
      name: `(e) back online with the worker, ${name}: content`,
      real: ["back", `${name}: content`],
    }),
  ),
  ...["home", "listing", "store", "item"].map(
    (name): Line => ({
      name: `(f) back without network, ${name}: last content`,
      real: ["offline", `${name}: last content`],
    }),
  ),
  ...["first", "second"].flatMap((time): Line[] => [
    { name: `(g) list → store, ${time} time`, real: ["onwards", `list to store, ${time} time`] },
    { name: `(g) store → item's dialog, ${time} time`, real: ["onwards", `item's dialog, ${time} time`] },
  ]),
];

const NONE = "not measured yet";

function cell(results: Results, part: PartName, figure: string): string {
  const found = results[part]?.figures.find(({ name }) => name === figure);
  return found ? shown(found.value, found.unit) : NONE;
}

function aimCell([part, figure]: Line["real"]): string {
  const aim = aimOf(part, figure);
  return aim ? shownAim({ aim, unit: part === "throttled" ? "s" : "ms" }) : "";
}

/** The table of flows, in Markdown. */
export function flowTable(results: Results): string[] {
  return [
    "| flow | aim | measured for real | Lighthouse |",
    "|---|---:|---:|---:|",
    ...FLOWS.map(
      ({ name, real, lighthouse }) =>
        `| ${name} | ${aimCell(real)} | ${cell(results, ...real)} | ${lighthouse ? cell(results, "lighthouse", lighthouse) : ""} |`,
    ),
  ];
}
