/**
 * Which chunk a source of ours belongs to, said in the source itself, so that a file that moves takes its place along:
 *
 * - `@chunk cards` in a comment at the top of a file: this file.
 * - `@chunk-folder behind` in a folder's `index.ts`: every file of the folder and the folders below it.
 * - A `card.module.css` goes with the `card.tsx` beside it, and icons, which no first screen shows, with one another.
 *
 * A file without any of these lands where its importers are; what a file of `frame`, `cards`, `home`, `store` or
 * `landing` imports comes along with it. `@chunk none` takes a file out of its folder's chunk.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

/**
 * Chunks of our own sources. `priority` decides between two that want the same file: those above `frame` keep their files
 * where a first screen only passes by them on its way through a feature's `index.ts`.
 */
export const SOURCE_CHUNKS = [
  /** Doors of features that only load overlays and views on demand: the many names of their files are for later. */
  { name: "lazy-overlays", priority: 43, takesDependencies: false },
  /** What waits for the network, and who writes to it: the cart, and orders. The checkout needs it before its first field. */
  { name: "outbox", priority: 46, takesDependencies: false },
  /** Orders on their way, as the frame, the orders' pages and tracking know them. */
  { name: "running-orders", priority: 45, takesDependencies: false },
  /** Times of the wire on the shop's clock, and when an order arrives: whatever names a time of an order. */
  { name: "clock-time", priority: 47, takesDependencies: false },
  /** Reads what another app shares with the installed one. */
  { name: "shared-place", priority: 42, takesDependencies: false },
  /** A coupon as a home and its owner's page show it. */
  { name: "coupons", priority: 44, takesDependencies: false },
  /** A module's home below its first screen. */
  { name: "home-more", priority: 41, takesDependencies: false },
  /** Lists that go on, their tabs and their failures: what every page of rows shows, and a home below its first screen. */
  { name: "lists", priority: 39, takesDependencies: false },
  /** What runs behind every page once its first content is there. */
  { name: "behind", priority: 40, takesDependencies: false },
  /** What every page needs before its first content. */
  { name: "frame", priority: 36, takesDependencies: true },
  /** Cards of items and stores with the cart behind their buttons, and the search above them: what every list shows. */
  { name: "cards", priority: 35, takesDependencies: true },
  /** The head of a store's page. */
  { name: "store", priority: 34, takesDependencies: true },
  /** The first screen of a module's home, with the cards that a first row is made of. */
  { name: "home", priority: 32, takesDependencies: true },
  { name: "landing", priority: 31, takesDependencies: true },
  /**
   * What loads beside every first screen: the settings of the shop, the bar of a phone, and where the shopper was on each
   * page.
   */
  { name: "beside", priority: 21, takesDependencies: false },
  /** A list of items or stores with its filters in the address. */
  { name: "listing", priority: 33, takesDependencies: false },
  /** A store's menu in its sections. */
  { name: "store-menu", priority: 29, takesDependencies: false },
  /** An item with its choices, as its dialog and its page show it. */
  { name: "item", priority: 30, takesDependencies: false },
  /** Which page an address shows, for those that are not in the first script. */
  { name: "pages", priority: 38, takesDependencies: false },
  /** The end of every page. */
  { name: "footer", priority: 18, takesDependencies: false },
  /** Fields and choices of filters. */
  { name: "controls", priority: 16, takesDependencies: false },
  { name: "icons", priority: 15, takesDependencies: false },
  /** The plain sheet of item dialog and cart, with the stack of overlays that the kit's dialogs stand in, too. */
  { name: "sheet", priority: 14, takesDependencies: false },
  /** Chakra's core with the fields of a first form; other parts of the kit come with who uses them. */
  { name: "kit", priority: 10, takesDependencies: true },
  /** Chakra's dialog, which stands in the stack of the plain sheets and is pulled like them. */
  { name: "dialog", priority: 9, takesDependencies: true },
  /** Reads cached responses; who comes back needs it before the first content, with the libraries of `data-cache`. */
  { name: "data-cache", priority: 78, takesDependencies: false },
] as const;

export type SourceChunk = (typeof SOURCE_CHUNKS)[number]["name"];

const names = new Set<string>(SOURCE_CHUNKS.map(({ name }) => name));
const FILE_MARK = /^\s*(?:\/\/|\/\*)\s*@chunk\s+([\w-]+)/m;
const FOLDER_MARK = /^\s*\/\/\s*@chunk-folder\s+([\w-]+)/m;
const ICONS = `src${sep}ui${sep}icons`;

const cached = new Map<string, string | null>();
function markIn(file: string, mark: RegExp): string | null {
  const key = `${mark.source} ${file}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  const found = existsSync(file)
    ? (mark.exec(readFileSync(file, "utf8").slice(0, 2_000))?.[1] ?? null)
    : null;
  if (found !== null && found !== "none" && !names.has(found))
    throw new Error(`${file} asks for the chunk ${found}; the chunks are ${[...names].join(", ")}.`);
  cached.set(key, found);
  return found;
}

function folderChunk(folder: string, root: string): string | null {
  if (!folder.startsWith(join(root, "src"))) return null;
  return markIn(join(folder, "index.ts"), FOLDER_MARK) ?? folderChunk(dirname(folder), root);
}

/** What a file says of itself, or what stands beside it, or its folder; "none" and null both mean no chunk. */
function markOf(file: string, root: string): string | null {
  const component = file.replace(/\.module\.css$/, ".tsx");
  return (
    markIn(file, FILE_MARK) ??
    (component !== file && existsSync(component) ? markOf(component, root) : null) ??
    folderChunk(dirname(file), root) ??
    (file.startsWith(join(root, ICONS) + sep) ? "icons" : null)
  );
}

/** The chunk that the source file `id` (an absolute path) asks for, null for none. Throws on a chunk that does not exist. */
export function chunkOfSource(id: string, root: string): SourceChunk | null {
  const [file = ""] = id.split("?");
  if (!file.startsWith(join(root, "src") + sep)) return null;
  const mark = markOf(file, root);
  return mark === null || mark === "none" ? null : (mark as SourceChunk);
}

/** Chunks that no file under `root` asks for; a mark that was lost shows here. */
export function unusedChunks(root: string): string[] {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:tsx?|css)$/.test(file),
  );
  const used = new Set(files.map((file) => chunkOfSource(join(root, "src", file), root)));
  return SOURCE_CHUNKS.map(({ name }) => name).filter((name) => !used.has(name));
}
