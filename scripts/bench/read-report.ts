/** Reads docs/performance.md back: what a run does not measure stays as the document has it. */
import type { Figure } from "./figures";
import { PARTS, type PartName } from "./options";
import { TITLES } from "./part-texts";
import type { PartResult, Results } from "./results";

const UNITS = [
  "KB",
  "ms",
  "s",
  "MB",
  "/s",
  "points",
  "%",
  "×",
  "",
] as const satisfies readonly Figure["unit"][];
/** Ends the paragraph below a heading: when and how it was measured. */
const WHEN = /\((\d{4}-\d\d-\d\d)((?:, [^)]*?)?)(, on a noisy machine)?\)$/m;
const MEASURED = /^(-?\d+(?:\.\d+)?) ?(\S*)$/;
const AIM = /^([≤≥]) (.+)$/;

function measured(text: string): Pick<Figure, "value" | "unit"> | null {
  const [, number, written] = MEASURED.exec(text) ?? [];
  const unit = UNITS.find((known) => known === written);
  return number === undefined || unit === undefined ? null : { value: Number(number), unit };
}

function aimOf(text: string): Figure["aim"] {
  const [, sign, limit = ""] = AIM.exec(text) ?? [];
  const value = measured(limit)?.value;
  if (value === undefined) return undefined;
  return sign === "≤" ? { max: value } : { min: value };
}

function figureOf(line: string): Figure | null {
  const [, name = "", value = "", aim = "", , note = ""] = line.split("|").map((cell) => cell.trim());
  const read = measured(value);
  if (!read) return null;
  const wanted = aimOf(aim);
  return { name, ...read, ...(wanted ? { aim: wanted } : {}), ...(note ? { note } : {}) };
}

function resultOf(section: string): PartResult | null {
  const [, date, how = "", noisy] = WHEN.exec(section) ?? [];
  if (date === undefined) return null;
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  const figures = rows.map(figureOf).filter((figure) => figure !== null);
  return { date, how: how.replace(/^, /, ""), figures, noisy: noisy !== undefined };
}

/** The results that a report of this command shows; sections that are no part's are left out. */
export function readReport(text: string): Results {
  const results: Results = {};
  for (const section of text.split(/^## /m).slice(1)) {
    const title = section.slice(0, section.indexOf("\n"));
    const part: PartName | undefined = PARTS.find((name) => TITLES[name] === title);
    const result = part ? resultOf(section) : null;
    if (part && result) results[part] = result;
  }
  return results;
}
