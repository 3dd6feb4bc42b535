/** Options of `npm run screens`. */
export const WIDTHS = [360, 768, 1440] as const;
export const THEMES = ["light", "dark"] as const;
export const LANGUAGES = ["en", "ar"] as const;

export type Width = (typeof WIDTHS)[number];
export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];

export interface ScreensOptions {
  /** Names of screens; empty means all. */
  only: string[];
  widths: Width[];
  themes: Theme[];
  languages: Language[];
  /** Pages open at the same time. */
  concurrency: number;
  folder: string;
}

const USAGE = `Usage: npm run screens -- [--only home-food,cart-filled] [--width 360,768,1440] [--theme light,dark]
  [--language en,ar] [--concurrency 2] [--folder screens]`;

/** Those of `known` that are named. Throws an Error with the usage for any other. */
function chosen<T extends string | number>(known: readonly T[], values: readonly string[]): T[] {
  const other = values.find((value) => !known.some((one) => String(one) === value));
  if (other !== undefined) throw new Error(`${other} is none of ${known.join(", ")}.\n${USAGE}`);
  return known.filter((one) => values.includes(String(one)));
}

/** Reads the arguments. Throws an Error with the usage for what it does not know. */
export function readOptions(args: readonly string[]): ScreensOptions {
  const options: ScreensOptions = {
    only: [],
    widths: [...WIDTHS],
    themes: [...THEMES],
    languages: [...LANGUAGES],
    concurrency: 2,
    folder: "screens",
  };
  for (let index = 0; index < args.length; index += 2) {
    const [name, value = ""] = [args[index], args[index + 1]];
    const values = value.split(",").filter(Boolean);
    if (values.length === 0) throw new Error(`${name} needs a value.\n${USAGE}`);
    if (name === "--only") options.only = values;
    else if (name === "--width") options.widths = chosen(WIDTHS, values);
    else if (name === "--theme") options.themes = chosen(THEMES, values);
    else if (name === "--language") options.languages = chosen(LANGUAGES, values);
    else if (name === "--concurrency") options.concurrency = Math.max(1, Number(value) || 1);
    else if (name === "--folder") options.folder = value;
    else throw new Error(`${name} is unknown.\n${USAGE}`);
  }
  return options;
}
