/** Hours of a restaurant of schema.org, as rows of the store that its menu goes to. */
import type { Conversion } from "./conversion";
import type { Cell, RecordPlace, Say } from "./foreign-row";
import { type JsonLd, listOf, type Node, shortName, textOf } from "./json-ld";
import { MadeRow } from "./made-rows";
import { readOpeningHours } from "./opening-hours";

/** A window of a day of the week. */
export interface ReadWindow {
  place: RecordPlace;
  /** The property that says it. */
  column: string;
  day: string;
  opens: string;
  closes: string;
}

const days: ReadonlySet<string> = new Set([
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
]);

const specified = "openingHoursSpecification";

/** "09:00:00" as a file of ours has it. */
const clock = (text: string | null): string | null =>
  text?.replace(/^(\d{1,2}:\d{2})(:\d{2})?$/, "$1") ?? null;

function windowsOf(node: Node, place: RecordPlace, say: Say): ReadWindow[] {
  const [opens, closes] = [clock(textOf(node.opens)), clock(textOf(node.closes))];
  const names = listOf(node.dayOfWeek).map(shortName);
  const cell = (text: string, column: string): Cell => ({ text, column: `${specified}.${column}` });
  const date = textOf(node.validFrom) ?? textOf(node.validThrough);
  if (date !== null) {
    say(
      place,
      cell(date, "validFrom"),
      "is for a time alone and was left out: special-days.csv has such dates.",
      "warning",
    );
    return [];
  }
  if (names.length === 0) say(place, `${specified}.dayOfWeek`, "is missing.");
  const known = names.filter((name) => {
    if (days.has(name.toLowerCase())) return true;
    const isHoliday = name === "PublicHolidays";
    const message = isHoliday ? "is not known to the shop: that part is not read." : "is no day of the week.";
    say(place, cell(name, "dayOfWeek"), message, isHoliday ? "warning" : "error");
    return false;
  });
  // Midnight to midnight is how schema.org says that a place is closed.
  if ((opens === null && closes === null) || (opens === "00:00" && closes === "00:00")) return [];
  if (opens === null || closes === null) {
    say(place, `${specified}.${opens === null ? "opens" : "closes"}`, "is missing.");
    return [];
  }
  return known.map((name) => ({
    place,
    column: specified,
    day: name.toLowerCase(),
    opens,
    closes: closes === "23:59" ? "24:00" : closes,
  }));
}

/** The hours of a restaurant. */
export function hoursOf(restaurant: Node, graph: JsonLd, place: RecordPlace, say: Say): ReadWindow[] {
  const nodes = graph.nodes(restaurant[specified]);
  if (nodes.length > 0) return nodes.flatMap((node) => windowsOf(node, place, say));
  const text = listOf(restaurant.openingHours).map(String).join("; ");
  if (text === "") return [];
  const read = readOpeningHours(text);
  const cell = { text, column: "openingHours" };
  if ("problem" in read) {
    say(place, cell, `${read.problem}.`);
    return [];
  }
  for (const warning of read.warnings) say(place, cell, warning, "warning");
  return read.windows.map((window) => ({ place, column: "openingHours", ...window }));
}

/** Adds rows of hours of the store that records go to. */
export function addHours(hours: readonly ReadWindow[], { rows, target }: Conversion): void {
  for (const { place, column, day, opens, closes } of hours) {
    const cell = (text: string): Cell => ({ text, column });
    const row = new MadeRow(place).set("store", target.store).put("day", cell(day));
    rows.add("hours", row.put("opens", cell(opens)).put("closes", cell(closes)));
  }
}
