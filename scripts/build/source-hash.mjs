/**
 * The sources of a build, as one hash for each program. File times say nothing after a `git clone` or a restored backup, so
 * only contents count. Node built-ins only: `npm start` uses this before anything is installed.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const SHARED = ["package.json", "package-lock.json", "tsconfig.json", "scripts/build"];
const SHOPPERS = [...SHARED, "index.html", "vite.config.ts", "src", "sw", "public"];
const PARTS = {
  page: [...SHOPPERS, "board", "courier", "staff"],
  /** What names a build to shoppers: a change of the shop's side alone is no new version for them. */
  shoppers: SHOPPERS,
  board: [...SHARED, "board", "staff", "src"],
  courier: [...SHARED, "courier", "staff", "src"],
  server: [...SHARED, "server", "demo", "src/contract", "src/domain"],
};
const IGNORED = /(\.test\.tsx?|\.md|tsconfig\.json|~)$/;

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name.startsWith(".") || name === "node_modules") continue;
    yield* filesBelow(join(path, name));
  }
}

/** Vite's own switches, which change its run but not its output; the build sets one of them itself. */
const TOOL_SWITCH = /^VITE_CONFIG_/;

/** The settings of the page that are baked into it: every VITE_ variable of the environment or `.env`. */
export function pageEnvironment(root, environment = process.env) {
  const values = {};
  const file = join(root, ".env");
  if (existsSync(file)) {
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const match = /^\s*(VITE_[A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(line);
      if (match) values[match[1]] = match[2].replace(/^(['"])(.*)\1$/, "$2");
    }
  }
  for (const [key, value] of Object.entries(environment)) {
    if (key.startsWith("VITE_") && !TOOL_SWITCH.test(key)) values[key] = value;
  }
  return values;
}

/** Hex SHA-256 over names and contents of everything that `part` ("page", "server", or one program of the page) is built from. */
export function sourceHash(root, part) {
  const hash = createHash("sha256");
  for (const start of PARTS[part]) {
    for (const file of filesBelow(join(root, start))) {
      const name = relative(root, file);
      if (IGNORED.test(name) && name !== "tsconfig.json") continue;
      hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
    }
  }
  if (part !== "server") hash.update(JSON.stringify(Object.entries(pageEnvironment(root)).sort()));
  return hash.digest("hex");
}
