/**
 * Byte budgets: what a first visit to a route downloads as script and style, in brotli bytes, counted from the build's
 * manifest. Fails above the limits, and when Chakra or emotion slips into the first script of a route that must go
 * without.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { routeBytes, startBytes } from "./build/route-bytes.mjs";

const DIST = fileURLToPath(new URL("../dist/page", import.meta.url));
const KB = 1024;
/**
 * The frame that every route needs, then the page's own chunk. The limits are what has been reached, so that nothing
 * grows unseen; the aims (98 KB on the landing, 110 KB elsewhere) stand in docs/performance.md.
 */
const ROUTES = [
  { name: "landing", page: "src/pages/landing/index.tsx", scripts: 111.1 * KB, plain: true },
  { name: "home", page: "src/pages/home/index.tsx", scripts: 134 * KB, plain: true },
  { name: "listing", page: "src/pages/listing/index.tsx", scripts: 130.5 * KB, plain: true },
  { name: "store", page: "src/pages/store/index.tsx", scripts: 138.6 * KB, plain: true },
  // The form itself comes with the kit; this is its page and what it needs beside the frame.
  { name: "parcel form", page: "src/pages/parcel-delivery/index.tsx", scripts: 172.8 * KB },
];
/** Pages with forms, opened directly: they carry the kit, and what the boot script asks for is counted with their parts. */
const FORM_ROUTES = [
  { name: "checkout", scripts: 259.4 * KB },
  { name: "track-order", scripts: 201.2 * KB },
];
const STYLES_LIMIT = 12 * KB;
/** Marks that Chakra and emotion leave in minified code. */
const HEAVY = [/data-emotion/, /chakra-theme|--chakra-|ChakraProvider/];

const kilobytes = (size) => `${(size / KB).toFixed(1)} KB`;
const problems = [];
console.log(`${"route".padEnd(12)}${"script".padStart(12)}${"limit".padStart(12)}${"style".padStart(12)}`);
for (const route of [...ROUTES, ...FORM_ROUTES]) {
  const needed = route.page ? routeBytes(DIST, route.page) : startBytes(DIST, route.name);
  if (!needed) {
    problems.push(`${route.name}: the build names no files of this page.`);
    continue;
  }
  const { scripts, script, style } = needed;
  console.log(
    `${route.name.padEnd(12)}${kilobytes(script).padStart(12)}${kilobytes(route.scripts).padStart(12)}${kilobytes(style).padStart(12)}`,
  );
  if (script > route.scripts)
    problems.push(`${route.name}: ${kilobytes(script)} of script, allowed ${kilobytes(route.scripts)}.`);
  if (route.plain && style > STYLES_LIMIT)
    problems.push(`${route.name}: ${kilobytes(style)} of style, allowed ${kilobytes(STYLES_LIMIT)}.`);
  if (!route.plain) continue;
  for (const file of scripts) {
    const heavy = HEAVY.find((mark) => mark.test(readFileSync(join(DIST, file), "utf8")));
    if (heavy) problems.push(`${route.name}: ${file} carries Chakra or emotion (${heavy}).`);
  }
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? "All routes are within their budgets." : `${problems.length} budgets broken.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
