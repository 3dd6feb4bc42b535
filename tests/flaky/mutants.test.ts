import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MUTANTS } from "./mutants";
import { applyPatches } from "./patch";

const ROOT = join(import.meta.dirname, "../..");

describe("switching a protection off", () => {
  it.each(Object.entries(MUTANTS))("%s still finds the lines that protect", (_, patches) => {
    for (const file of new Set(patches.map((patch) => patch.file))) {
      const source = readFileSync(join(ROOT, file), "utf8");
      const mine = patches.filter((patch) => patch.file === file);
      expect(applyPatches(source, mine)).not.toBe(source);
    }
  });
  it("says so when the source has changed", () =>
    expect(() => applyPatches("nothing", [{ file: "x.ts", find: "something", put: "" }])).toThrow("0 times"));
});
