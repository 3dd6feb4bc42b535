/**
 * The composition of the first scripts: the brotli bytes of each file, split among its sources by their characters in it. Needs
 * a build with source maps, made for this alone.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliBytes, routeBytes } from "../build/route-bytes.mjs";
import type { Figure } from "./figures";
import { charactersBySource, type SourceMap } from "./source-bytes";

const ROOT = join(import.meta.dirname, "../..");
/** KB; smaller sums are added to "the rest". */
const SMALLEST = 0.4;

/** Groups of sources, the first match counts; and why each is needed before the content. */
const GROUPS: readonly (readonly [source: RegExp, name: string, why: string])[] = [
  [/node_modules\/react-dom\//, "React's DOM renderer", "draws every page; it cannot be had in parts"],
  [/node_modules\/(react|scheduler)\//, "React and its scheduler", "as above"],
  [/node_modules\/@tanstack\//, "React Query", "holds what the server said"],
  [/node_modules\/zustand\//, "Zustand", "stores of cart, place, session and overlays"],
  [
    /node_modules\/(react-router|react-router-dom|cookie)\//,
    "React Router",
    "addresses, links and going back",
  ],
  [
    /^src\/platform\/http\/normalise\//,
    "normalisers",
    "make one form of what several generations of backends send",
  ],
  [/^src\/platform\/http\//, "HTTP client", "headers, time-outs, errors, what was fetched ahead"],
  [
    /^src\/platform\/i18n\//,
    "texts of the shell and where the others are",
    "a first screen has no words without them",
  ],
  [/^src\/platform\/navigation\//, "table of addresses", "every link is built by it"],
  [/^src\/platform\/connectivity\//, "connectivity", "decides whether a first response is waited for"],
  [/^src\/platform\/(storage|query)\//, "stored values and copies", "place, session and the last responses"],
  [/^src\/platform\//, "rest of the platform", "formats, worker, install, data saver"],
  [/^src\/boot\//, "hand-over from the first screen", "keeps what was typed and pressed before"],
  [/^src\/app\/start\//, "start", "order in which everything begins"],
  [/^src\/app\//, "frame of the page", "bars, routes, overlays' layer, error boundaries"],
  [/^src\/domain\//, "rules", "price, hours, stock and delivery as a card shows them"],
  [/^src\/stores\/cart\//, "cart", "a card shows how many pieces are in it and answers a press at once"],
  [/^src\/stores\//, "other stores", "place, module, session, preferences, toasts"],
  [/^src\/features\/items\//, "item cards", "the first rows"],
  [/^src\/features\/stores\//, "store cards and the store's head", "the first rows"],
  [/^src\/features\/search\//, "search above the rows", "can be typed into with the first row"],
  [/^src\/features\//, "other features", "banners, wishlist hearts, categories, configuration"],
  [/^src\/pages\//, "pages", "what each page puts together"],
  [/^src\/ui\//, "plain parts of the shop windows", "buttons, pictures, carousel, skeletons"],
  [/^$/, "names between files", "each file names what it takes from others, and the files that come later"],
];
const REST = "the rest";

/** The visits that load a file first, by the name of its chunk. */
const SHOWN_BY: readonly (readonly [file: RegExp, visits: string])[] = [
  [/\/(react|main|rolldown-runtime)-|\/data-(?!lists|cache)/, "every visit"],
  [/\/(cards|data-lists)-/, "home, listing and store"],
  [/\/lists-/, "store"],
  [/\/(landing|home|listing|store)-/, ""],
];

function visitsOf(file: string): string {
  const [pattern, visits] = SHOWN_BY.find(([known]) => known.test(file)) ?? [];
  return visits || (pattern?.exec(file)?.[1] ?? "later");
}

function buildWithMaps(): string {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-maps-"));
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  execFileSync(
    process.execPath,
    [vite, "build", "--configLoader", "bundle", "--sourcemap", "--logLevel", "error"],
    {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        BUILD_DIR: folder,
        VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
      },
    },
  );
  return folder;
}

/** A source below the project, or "" for what the bundler wrote. */
const sourceName = (source: string): string => source.replace(/^.*?(?=node_modules\/|src\/)/, "");

/** The bundler's own helpers have no map. */
const mapOf = (file: string): SourceMap =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SourceMap) : { sources: [], mappings: "" };

export async function measureModules(): Promise<Figure[]> {
  const folder = buildWithMaps();
  try {
    const files = new Set(
      ["landing", "home", "listing", "store"].flatMap(
        (page) => routeBytes(folder, `src/pages/${page}/index.tsx`)?.scripts ?? [],
      ),
    );
    const sums = new Map<string, { value: number; why: string }>();
    for (const file of files) {
      const code = readFileSync(join(folder, file), "utf8").replace(/\n?\/\/# sourceMappingURL=.*$/, "");
      const map = mapOf(join(folder, `${file}.map`));
      const share = brotliBytes(folder, file) / code.length / 1024;
      for (const [source, characters] of charactersBySource(code, map)) {
        const name = sourceName(source);
        const [, group = REST, why = ""] = GROUPS.find(([known]) => known.test(name)) ?? [];
        const key = `${visitsOf(file)}: ${group}`;
        const sum = sums.get(key) ?? { value: 0, why };
        sums.set(key, { ...sum, value: sum.value + characters * share });
      }
    }
    return figuresFrom(sums);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sums by visits, the largest first; what is small is added up. */
export function figuresFrom(sums: ReadonlyMap<string, { value: number; why: string }>): Figure[] {
  const rests = new Map<string, number>();
  const figures: Figure[] = [];
  for (const [name, { value, why }] of sums) {
    const [visits = ""] = name.split(": ");
    if (value >= SMALLEST) figures.push({ name, value, unit: "KB", ...(why ? { note: why } : {}) });
    else rests.set(visits, (rests.get(visits) ?? 0) + value);
  }
  for (const [visits, value] of rests) figures.push({ name: `${visits}: ${REST}`, value, unit: "KB" });
  const order = (figure: Figure) =>
    [...SHOWN_BY.keys()].find(
      (index) => SHOWN_BY[index]?.[1] && figure.name.startsWith(`${SHOWN_BY[index][1]}:`),
    ) ?? SHOWN_BY.length;
  return figures.sort(
    (a, b) =>
      order(a) - order(b) ||
      (a.name.split(": ")[0] ?? "").localeCompare(b.name.split(": ")[0] ?? "") ||
      b.value - a.value,
  );
}
