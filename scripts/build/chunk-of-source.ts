/**
 * Which chunk a source of ours belongs to:
 *
 * - Where a chunk is a folder, `CHUNK_OF_FOLDER` says so for every file of it and of the folders below it.
 * - The door of a feature loaded on demand goes with the other doors (`FEATURES_ON_DEMAND`).
 * - `@chunk cards` in a comment at the top of a file: this file, whatever its folder says. `@chunk none` is for one that
 *   belongs to no chunk of its folder. Which marks are worth their line: docs/decisions/chunks.md.
 * - A `card.module.css` goes with the `card.tsx` beside it.
 *
 * A file without any of these lands where its importers are; what a file of `frame`, `cards`, `home`, `store` or
 * `landing` imports comes along with it.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/**
 * Chunks of our own sources. `priority` decides between two that want the same file: those above `frame` keep their files
 * where a first screen only passes by them on its way through a feature's `index.ts`.
 */
export const SOURCE_CHUNKS = [
  /** Doors of features that only load overlays and views on demand: their many file names can wait. */
  { name: "lazy-overlays", priority: 43, takesDependencies: false },
  /** The outbox and its writers: the cart and orders. The checkout needs it before its first field. */
  { name: "outbox", priority: 46, takesDependencies: false },
  /** Running orders, for the frame, the orders' pages and tracking. */
  { name: "running-orders", priority: 45, takesDependencies: false },
  /** Wire times on the shop's clock, and arrival times: everything that names a time of an order. */
  { name: "clock-time", priority: 47, takesDependencies: false },
  /** Reads what another app shares with the installed one. */
  { name: "shared-place", priority: 42, takesDependencies: false },
  /** A coupon as a home and its owner's page show it. */
  { name: "coupons", priority: 44, takesDependencies: false },
  /** A module's home below its first screen. */
  { name: "home-more", priority: 41, takesDependencies: false },
  /** Items in rows that are scrolled sideways: homes, beside an item, and suggestions of the cart. */
  { name: "rows", priority: 37, takesDependencies: false },
  /** Paged lists, their tabs and their failures: for every page of rows, and for a home below its first screen. */
  { name: "lists", priority: 39, takesDependencies: false },
  /** The background work of every page, once its first content is there. */
  { name: "behind", priority: 40, takesDependencies: false },
  /** Needed by every page before its first content. */
  { name: "frame", priority: 36, takesDependencies: true },
  /** The parts of every list: cards of items and stores with the cart behind their buttons, and the search above. */
  { name: "cards", priority: 35, takesDependencies: true },
  /** The head of a store's page. */
  { name: "store", priority: 34, takesDependencies: true },
  /** The first screen of a module's home, with the cards that a first row is made of. */
  { name: "home", priority: 32, takesDependencies: true },
  { name: "landing", priority: 31, takesDependencies: true },
  /** Loaded beside every first screen: the shop's settings, a phone's bottom bar, and the shopper's position on each page. */
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
  /** The plain sheet of item dialog and cart, with the stack of overlays that the kit's dialogs share. */
  { name: "sheet", priority: 14, takesDependencies: false },
  /** Chakra's core with the fields of a first form; other parts of the kit come with who uses them. */
  { name: "kit", priority: 10, takesDependencies: true },
  /** Chakra's dialog, which shares the stack of the plain sheets and is pulled like them. */
  { name: "dialog", priority: 9, takesDependencies: true },
  /** Reads cached responses; who comes back needs it before the first content, with the libraries of `data-cache`. */
  { name: "data-cache", priority: 78, takesDependencies: false },
] as const;

export type SourceChunk = (typeof SOURCE_CHUNKS)[number]["name"];

/** Folders that are a chunk, or a part of one. */
const CHUNK_OF_FOLDER: Readonly<Record<string, SourceChunk>> = {
  "src/app/outbox": "behind",
  "src/app/prefetch": "behind",
  "src/app/screen-snapshot": "behind",
  "src/features/carousel-labels": "cards",
  "src/features/configuration": "frame",
  "src/features/document-title": "cards",
  "src/features/flash-sales": "home-more",
  "src/features/home-rows": "home-more",
  "src/features/install": "behind",
  "src/features/newsletter": "footer",
  "src/features/paging": "lists",
  "src/features/promotions": "home-more",
  "src/features/query-state": "cards",
  "src/platform/connectivity": "frame",
  "src/platform/data-saver": "frame",
  "src/platform/outbox": "outbox",
  "src/platform/worker": "frame",
  "src/ui/icons": "icons",
  "src/ui/plain/modal": "sheet",
  "src/ui/plain/sheet": "sheet",
  "src/ui/plain/toasts": "behind",
};

/** Features whose `index.ts` only loads overlays and views on demand. */
const FEATURES_ON_DEMAND = [
  "addresses",
  "auth",
  "cart",
  "cashback",
  "chat",
  "checkout",
  "failed-changes",
  "language",
  "location",
  "orders",
  "reviews",
  "shared-basket",
  "welcome",
  "wishlist",
];
const DOORS_ON_DEMAND = new Set(FEATURES_ON_DEMAND.map((name) => `src/features/${name}/index.ts`));

const names = new Set<string>(SOURCE_CHUNKS.map(({ name }) => name));
const FILE_MARK = /^\s*(?:\/\/|\/\*)\s*@chunk\s+([\w-]+)/m;

const cached = new Map<string, string | null>();
function markIn(file: string): string | null {
  const known = cached.get(file);
  if (known !== undefined) return known;
  const found = existsSync(file)
    ? (FILE_MARK.exec(readFileSync(file, "utf8").slice(0, 2_000))?.[1] ?? null)
    : null;
  if (found !== null && found !== "none" && !names.has(found))
    throw new Error(`${file} asks for the chunk ${found}; the chunks are ${[...names].join(", ")}.`);
  cached.set(file, found);
  return found;
}

const withSlashes = (path: string): string => path.split(sep).join("/");

const doorChunk = (path: string): SourceChunk | null =>
  DOORS_ON_DEMAND.has(withSlashes(path)) ? "lazy-overlays" : null;

/** By the path of a folder below the root, or of a folder above it. */
function folderChunk(folder: string): string | null {
  if (folder === "." || folder === "") return null;
  return CHUNK_OF_FOLDER[withSlashes(folder)] ?? folderChunk(dirname(folder));
}

/** The chunk named in a file, beside it or by its folder; "none" and null both mean no chunk. */
function markOf(file: string, root: string): string | null {
  const component = file.replace(/\.module\.css$/, ".tsx");
  return (
    markIn(file) ??
    (component !== file && existsSync(component) ? markOf(component, root) : null) ??
    doorChunk(relative(root, file)) ??
    folderChunk(dirname(relative(root, file)))
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

/** Folders and doors of the tables that are not under `root`; one that was moved shows here. */
export const lostPaths = (root: string): string[] =>
  [...Object.keys(CHUNK_OF_FOLDER), ...DOORS_ON_DEMAND].filter((path) => !existsSync(join(root, path)));
