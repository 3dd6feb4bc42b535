/** Options of `npm run bench`. */
export const PARTS = [
  "bytes",
  "modules",
  "lighthouse",
  "throttled",
  "place",
  "back",
  "offline",
  "onwards",
  "scroll",
  "dialog",
  "returns",
  "chat",
  "parcel",
  "account",
  "api",
  "peer",
  "orders",
  "board",
  "scale",
  "import",
  "memory",
  "flaky",
] as const;
export type PartName = (typeof PARTS)[number];

export interface BenchOptions {
  parts: PartName[];
  /** Whether the parts were named. */
  chosen: boolean;
  /** The commit that the one checked out is compared with; null where nothing is compared. */
  against: string | null;
  /** Seconds that each call of the API is measured. */
  seconds: number;
  /** Lighthouse runs a page; the median counts. */
  runs: number;
}

const USAGE = `Usage: npm run bench -- [--only ${PARTS.join(",")}] [--seconds 60] [--runs 5] [--quick]
--quick is --seconds 10 --runs 3.
       npm run bench -- --against COMMIT [--only bytes,throttled,place,back,offline,onwards,api] [--runs 5]
builds COMMIT and the commit that is checked out, and runs the parts of both in turns; the report stays as it is.`;

/** Reads the arguments. Throws an Error with the usage for what it does not know. */
export function readOptions(args: readonly string[]): BenchOptions {
  const options: BenchOptions = { parts: [...PARTS], chosen: false, against: null, seconds: 60, runs: 5 };
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index];
    const value = args[index + 1] ?? "";
    if (name === "--quick") {
      options.seconds = 10;
      options.runs = 3;
      continue;
    }
    index += 1;
    if (name === "--seconds") options.seconds = positive(value);
    else if (name === "--runs") options.runs = positive(value);
    else if (name === "--only") {
      options.parts = partsOf(value);
      options.chosen = true;
    } else if (name === "--against" && value !== "") options.against = value;
    else throw new Error(`${name} is unknown.\n${USAGE}`);
  }
  return options;
}

function positive(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${value || "Nothing"} is no count.\n${USAGE}`);
  return number;
}

function partsOf(value: string): PartName[] {
  const names = value.split(",").filter(Boolean);
  const unknown = names.filter((name) => !PARTS.includes(name as PartName));
  if (names.length === 0 || unknown.length > 0)
    throw new Error(`Unknown part ${unknown.join(", ")}.\n${USAGE}`);
  return PARTS.filter((part) => names.includes(part));
}
