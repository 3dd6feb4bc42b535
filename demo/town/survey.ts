/**
 * The parts of the town that take seconds to work out. The build does it once and lays them beside the bundle, so that
 * no request waits for them; from sources (tests, `npm run dev`) they are worked out when first asked for.
 */
import { existsSync, readFileSync } from "node:fs";
import type { Point } from "./plane";
import type { StreetGraph } from "./street-graph";

export interface Survey {
  graph: StreetGraph;
  /** Outlines of the houses. */
  footprints: Point[][];
}

/** What the build has laid down, or null. */
export function surveyed<Part extends keyof Survey>(part: Part): Survey[Part] | null {
  // The bundle is one file or several, one folder deeper.
  const file = ["./town", "../town"]
    .map((folder) => new URL(`${folder}/${part}.json`, import.meta.url))
    .find((candidate) => existsSync(candidate));
  return file ? (JSON.parse(readFileSync(file, "utf8")) as Survey[Part]) : null;
}
