/**
 * Which libraries share a file. They change rarely, so a deployment of our own code leaves these files in the
 * shopper's cache; what loads on intent (Chakra, motion, map, forms, Firebase) never mixes with what loads first.
 */
import type { Plugin } from "vite";
import { chunkOfSource, lostPaths, SOURCE_CHUNKS, unusedChunks } from "./chunk-of-source";

const packages = (...names: string[]) =>
  new RegExp(
    `[\\\\/]node_modules[\\\\/](?:${names.map((name) => name.replace("/", "[\\\\/]")).join("|")})[\\\\/]`,
  );

/** Library modules that the first response does without: writes and endless lists, and what reads cached copies. */
const LISTS = "(?:(?:useI|i)nfiniteQuery(?!Behavior)|[mM]utationObserver|useMutation\\.)";
const CACHE_READERS = "(?:idb-keyval|.*createPersister)";
const DATA = new RegExp(
  `[\\\\/]node_modules[\\\\/](?!${CACHE_READERS}|.*${LISTS})(?:@tanstack|zustand)[\\\\/]`,
);
const DATA_LISTS = new RegExp(`[\\\\/]node_modules[\\\\/]@tanstack[\\\\/].*${LISTS}`);
/** Zag's parts that the dialog shares with controls: in the dialog's chunk they would bring it to every form. */
const KIT_LIBRARIES = /[\\/]node_modules[\\/]@zag-js[\\/]dom-query[\\/]dist[\\/](?:raf|query)\.mjs/;
const CACHE_LIBRARIES = new RegExp(`[\\\\/]node_modules[\\\\/]${CACHE_READERS}`);

const VENDOR_CHUNKS = [
  {
    name: "react",
    test: packages("react", "react-dom", "scheduler", "react-router", "react-router-dom", "cookie"),
    priority: 90,
  },
  { name: "data", test: DATA, priority: 80 },
  { name: "data-lists", test: DATA_LISTS, priority: 79 },
  { name: "map-libre", test: packages("maplibre-gl", "@maplibre/[^\\\\/]+"), priority: 70 },
  { name: "map-tiles", test: packages("pmtiles", "fflate"), priority: 71 },
  { name: "map-mapbox", test: packages("mapbox-gl", "@mapbox/[^\\\\/]+"), priority: 69 },
  { name: "sheet-motion", test: packages("framer-motion", "motion-dom", "motion-utils"), priority: 60 },
  { name: "forms", test: packages("react-hook-form"), priority: 50 },
  {
    name: "form-rules",
    test: packages("yup", "@hookform/resolvers", "property-expr", "tiny-case", "toposort"),
    priority: 49,
  },
  { name: "firebase", test: packages("firebase", "@firebase/[^\\\\/]+", "idb"), priority: 40 },
];

/** Library modules that stand with sources of ours. */
const OF_CHUNK: Readonly<Record<string, RegExp>> = { "data-cache": CACHE_LIBRARIES, kit: KIT_LIBRARIES };

/** Which modules share a file, for the bundler: libraries by their package, our own sources by their folder or their mark. */
export const chunkGroups = (root: string) => [
  ...VENDOR_CHUNKS,
  ...SOURCE_CHUNKS.map(({ name, priority, takesDependencies }) => ({
    name,
    test: (id: string) => chunkOfSource(id, root) === name || OF_CHUNK[name]?.test(id) === true,
    priority,
    includeDependenciesRecursively: takesDependencies,
  })),
];

/** Files of which nearly every function runs at a start. */
export const RUN_AT_START = ["react", "data", "main", "cards", "home", "store", "lists"];

/** Files that are loaded ahead while the page is idle, of which the first press runs nearly all. */
const RUN_AT_PRESS = ["kit", "dialog", "forms", "form-rules", "auth-overlay"];

/**
 * Has browsers compile a file as a whole, beside the page's thread and while it comes, instead of function by function
 * when each is called first; what they keep of a compiled file is then whole, too. Read by Chromium as a magic comment,
 * by others as none.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  RUN_AT_START.includes(name) || RUN_AT_PRESS.includes(name) ? "//# allFunctionsCalledOnLoad" : "";

const LOADED_AT_START = /^assets\/(?:main|react|data|rolldown-runtime)-[\w-]{7}\.js$/;

/** Whether every visit has this built file before any part is loaded on demand: no part needs to name it. */
export const isLoadedAtStart = (file: string): boolean => LOADED_AT_START.test(file);

/**
 * Fails the build when no source asks for a chunk any more, a folder or door of the tables was moved, or a file that is to be compiled as a whole is
 * not in it.
 */
export const chunksPlugin = (root: string): Plugin => ({
  name: "doorstep:chunks",
  apply: "build",
  buildStart() {
    const lost = lostPaths(root);
    if (lost.length > 0)
      throw new Error(`There is no ${lost.join(", ")}: see the tables of scripts/build/chunk-of-source.ts.`);
    const unused = unusedChunks(root);
    if (unused.length > 0)
      throw new Error(
        `No source asks for the chunk ${unused.join(", ")}: see scripts/build/chunk-of-source.ts.`,
      );
  },
  generateBundle(_, bundle) {
    const names = new Set(
      Object.values(bundle).map((output) => (output.type === "chunk" ? output.name : "")),
    );
    const missing = RUN_AT_START.filter((name) => !names.has(name));
    if (missing.length > 0)
      throw new Error(`The build has no chunk ${missing.join(", ")}: see RUN_AT_START.`);
  },
});
