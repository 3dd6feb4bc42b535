/** Which parts of the built product no longer match their sources. Node built-ins only. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceHash } from "./source-hash.mjs";

export const RECORD = "dist/build.json";
const PRODUCT = { page: "dist/page/index.html", server: "dist/server/main.js" };

export function buildRecord(root) {
  try {
    return JSON.parse(readFileSync(join(root, RECORD), "utf8"));
  } catch {
    return {};
  }
}

/** Parts to build: "page" (which includes the worker) and "server". Empty when everything is up to date. */
export function outdatedParts(root) {
  const record = buildRecord(root);
  return Object.keys(PRODUCT).filter(
    (part) => !existsSync(join(root, PRODUCT[part])) || record[part] !== sourceHash(root, part),
  );
}
