import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const RULE = "no-exported-let.grit";
const folder = mkdtempSync(join(tmpdir(), "doorstep-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
copyFileSync(join(import.meta.dirname, RULE), join(folder, RULE));
writeFileSync(
  join(folder, "biome.json"),
  JSON.stringify({ plugins: [`./${RULE}`], linter: { rules: { preset: "none" } } }),
);

/** The linter's output for a file with this text. */
function problemsOf(text: string): string {
  writeFileSync(join(folder, "tried.ts"), text);
  const { stdout, stderr } = spawnSync(join(ROOT, "node_modules/.bin/biome"), ["lint", "tried.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  return stdout + stderr;
}

describe("the rule against exported variables", () => {
  it.each([
    "export let last = 0;",
    "export var last = 0;",
    "export let last: number | null = null, next = 1;",
  ])("refuses %s", (text) => {
    expect(problemsOf(text)).toContain("An exported variable has no owner");
  });

  it.each([
    "export const limit = 1;",
    "let last = 0;\nexport function next(): number {\n  last += 1;\n  return last;\n}",
    "export type Let = 1;",
  ])("takes %s", (text) => {
    expect(problemsOf(text)).not.toMatch(/An exported variable|errored/);
  });
});
