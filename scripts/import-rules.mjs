/**
 * The direction of imports, as a check that fails the build (docs/architecture.md draws it):
 * contract ← domain ← platform ← stores, ui ← features ← pages ← app. Linters cannot say "only types" and "only through
 * index.ts" of one zone, so the rules stand here, each in one line.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Zones, and what each may import besides itself. "boot" is what runs before React. */
const MAY_IMPORT = {
  contract: [],
  domain: ["contract"],
  platform: ["contract", "domain"],
  boot: ["contract", "domain", "platform", "ui"],
  stores: ["contract", "domain", "platform"],
  ui: ["contract", "domain", "platform"],
  features: ["contract", "domain", "platform", "boot", "stores", "ui"],
  pages: ["contract", "domain", "platform", "boot", "stores", "ui", "features"],
  app: ["contract", "domain", "platform", "boot", "stores", "ui", "features", "pages"],
  main: ["app", "boot", "ui", "platform"],
  sw: ["contract", "domain", "platform"],
  server: ["contract", "domain"],
  demo: ["contract", "domain", "server"],
  tests: [
    "contract",
    "domain",
    "platform",
    "boot",
    "stores",
    "ui",
    "features",
    "pages",
    "app",
    "sw",
    "server",
    "demo",
  ],
};
/** Zones that take the contract's types only: its schemas would cost the shopper bytes. */
const CONTRACT_TYPES_ONLY = new Set([
  "domain",
  "platform",
  "boot",
  "stores",
  "ui",
  "features",
  "pages",
  "app",
  "main",
  "sw",
]);
/** What the worker may reach of the platform: these files touch no window, document or localStorage. */
const WORKER_PLATFORM =
  /^src\/platform\/(outbox|http|navigation)\/|^src\/platform\/i18n\/(languages|worker-texts)\.ts$|^src\/platform\/push\/(device-record|push-target|subscription-body|worker-messages)\.ts$|^src\/platform\/[\w/-]*(constants|keys|storage-keys|cache-windows)\.ts$/;
/** The one file that loads the demo, on demand. */
const LOADS_DEMO = "server/choose-ports.ts";
/** What the demo may reach of the server. */
const DEMO_DOORS = /^server\/(ports\/|seeding\.ts$|db\/schema\/index\.ts$|services\/[^/]+\/index\.ts$)/;
/** Packages that belong to one side. */
const PACKAGES = [
  { zones: ["contract"], allowed: /^typebox(\/|$)/ },
  { zones: ["domain"], allowed: /^$/ },
  { zones: ["sw"], allowed: /^(workbox-|idb-keyval$|firebase\/)/ },
  {
    zones: ["server", "demo"],
    forbidden: /^(react|@chakra-ui|@emotion|framer-motion|zustand|@tanstack|firebase\/(auth|messaging))/,
  },
  {
    zones: ["platform", "stores", "ui", "features", "pages", "app", "boot", "main"],
    forbidden: /^(fastify|@fastify|drizzle-orm|pg|pg-boss|sharp|typebox|@electric-sql|node:)/,
  },
];
/** Layers of the server, routes → services → db, and what each may not import (tests aside). */
const SERVER_WALLS = [
  { from: "routes", not: ["db", "jobs", "cli", "testing"], packages: /^drizzle-orm/ },
  { from: "plugins", not: ["db/schema", "routes", "jobs", "cli", "testing"], packages: /^drizzle-orm/ },
  { from: "services", not: ["routes", "plugins", "jobs", "cli", "testing"] },
  { from: "jobs", not: ["routes", "plugins", "cli", "testing", "db/schema"], packages: /^drizzle-orm/ },
  { from: "cli", not: ["routes", "plugins", "db/schema", "testing"], packages: /^drizzle-orm/ },
  { from: "db", not: ["routes", "plugins", "services", "jobs", "cli", "testing"] },
  { from: "ports", not: ["routes", "plugins", "services", "jobs", "cli", "testing"] },
];
const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?((?:[\w*${}\s,]|\btype\b)*?\bfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

function* sourcesBelow(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sourcesBelow(path);
    else if (/\.tsx?$/.test(name) && !name.endsWith(".d.ts")) yield path;
  }
}

/** All imports of a text: address, whether only types are taken, whether it is loaded on demand. */
export function importsOf(text) {
  return [...withoutComments(text).matchAll(IMPORT)].map(([, type, clause, fixed, dynamic]) => {
    const named = /^\{([^}]*)\}\s*from\s*$/.exec((clause ?? "").trim().replace(/from$/, "from "))?.[1];
    const parts = named
      ?.split(",")
      .map((part) => part.trim())
      .filter(Boolean);
    const typeOnly =
      Boolean(type) || Boolean(parts?.length && parts.every((part) => part.startsWith("type ")));
    return { address: fixed ?? dynamic ?? "", typeOnly, dynamic: dynamic !== undefined };
  });
}

function zoneOf(file) {
  const [first = "", second = ""] = file.split("/");
  if (first !== "src") return first;
  return second === "main.tsx" ? "main" : second;
}

/** What the server's layers forbid to import, as a sentence; null when the import is fine. */
function serverWall(file, address, target) {
  const wall = SERVER_WALLS.find(({ from }) => file.startsWith(`server/${from}/`));
  if (!wall) return null;
  const folder = wall.not.find(
    (name) => target?.startsWith(`server/${name}/`) || target === `server/${name}.ts`,
  );
  if (folder) return `server/${wall.from} may not import server/${folder} (${address}).`;
  return target === null && wall.packages?.test(address)
    ? `server/${wall.from} may not use the package ${address}.`
    : null;
}

const serviceOf = (file) => /^server\/services\/([^/]+)\//.exec(file)?.[1];
const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

function resolveImport(root, from, address) {
  const path = address.startsWith("@/")
    ? `src/${address.slice(2)}`
    : address.startsWith(".")
      ? normalize(join(dirname(from), address))
      : null;
  if (path === null) return null;
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return (
    candidates.find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile()) ?? path
  );
}

/** Circles of a graph of names, each written as "a → b → a". */
function circlesOf(graph) {
  const found = new Map();
  const state = new Map();
  const visit = (node, trail) => {
    if (state.get(node) === "done") return;
    if (state.get(node) === "open") {
      const circle = [...trail.slice(trail.indexOf(node)), node];
      found.set([...new Set(circle)].sort().join(), circle.join(" → "));
      return;
    }
    state.set(node, "open");
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, "done");
  };
  for (const node of graph.keys()) visit(node, []);
  return [...found.values()];
}

/** Every broken rule below `root`, one sentence each. */
export function brokenImportRules(root) {
  const broken = [];
  const files = new Map();
  const features = new Map();
  const services = new Map();
  for (const path of ["src", "sw", "server", "demo", "tests"].flatMap((folder) => [
    ...sourcesBelow(join(root, folder)),
  ])) {
    const file = relative(root, path);
    const isTest = /\.test\.tsx?$/.test(file);
    const zone = isTest ? "tests" : zoneOf(file);
    const targets = new Set();
    files.set(file, targets);
    const say = (sentence) => broken.push(`${file}: ${sentence}`);
    for (const { address, typeOnly, dynamic } of importsOf(readFileSync(path, "utf8"))) {
      const target = resolveImport(root, file, address);
      const wall = isTest ? null : serverWall(file, address, target);
      if (wall) say(wall);
      if (target === null) {
        for (const rule of PACKAGES.filter(
          (entry) => entry.zones.includes(zone) && !address.startsWith("virtual:"),
        )) {
          const wrong = rule.allowed ? !rule.allowed.test(address) : rule.forbidden.test(address);
          if (wrong) say(`${zone} may not use the package ${address}.`);
        }
        continue;
      }
      const to = zoneOf(target);
      if (!typeOnly && !dynamic) targets.add(target);
      if (zone === "server" && to === "server" && address.startsWith("@/"))
        say(`the server's own files import each other relatively: ${address}.`);
      const loadsDemo = to === "demo" && file === LOADS_DEMO && dynamic;
      if (zone === "demo" && to === "server" && !DEMO_DOORS.test(target))
        say(`the demo uses only the server's doors, not ${address}.`);
      if (!loadsDemo && to !== zone && to in MAY_IMPORT && !(MAY_IMPORT[zone] ?? []).includes(to))
        say(`${zone} may not import ${to} (${address}).`);
      if (to === "contract" && CONTRACT_TYPES_ONLY.has(zone) && !typeOnly)
        say(`takes values of the contract (${address}); only import type is allowed.`);
      if (zone === "sw" && to === "platform" && !typeOnly && !WORKER_PLATFORM.test(target))
        say(`the worker may not import ${address}.`);
      const [own, other] = [serviceOf(file), serviceOf(target)];
      if (own && other && own !== other && !isTest)
        services.set(own, (services.get(own) ?? new Set()).add(other));
      const [mine, theirs] = [featureOf(file), featureOf(target)];
      if (theirs && theirs !== mine && !isTest && !/\/index\.tsx?$/.test(target))
        say(`reaches into the feature ${theirs} (${address}); its index.ts is its only door.`);
      if (mine && theirs && mine !== theirs && !isTest)
        features.set(mine, (features.get(mine) ?? new Set()).add(theirs));
    }
  }
  for (const circle of circlesOf(files)) broken.push(`Files in a circle: ${circle}`);
  for (const circle of circlesOf(services)) broken.push(`Services in a circle: ${circle}`);
  for (const circle of circlesOf(features)) broken.push(`Features in a circle: ${circle}`);
  return broken;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const broken = brokenImportRules(fileURLToPath(new URL("..", import.meta.url)));
  for (const sentence of broken) console.error(sentence);
  console.log(
    broken.length === 0 ? "All imports keep the rules." : `${broken.length} imports break the rules.`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
}
