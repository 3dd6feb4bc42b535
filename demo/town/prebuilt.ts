/**
 * The parts of the town that take seconds to compute. The build computes them once and writes them beside the bundle,
 * so that no request waits. From sources (tests, `npm run dev`) they are computed on first use.
 */
import { existsSync, readFileSync } from "node:fs";

/** The file written by the build; null if there is none. */
export function readPrebuilt<Content>(name: "graph" | "footprints"): Content | null {
  // Seen from the bundle.
  const file = new URL(`./town/${name}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Content) : null;
}
