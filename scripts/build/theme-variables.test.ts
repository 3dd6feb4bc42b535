import { describe, expect, it } from "vitest";
import { onlyVariablesReadBy } from "./theme-variables";

const THEME =
  ":root{--a:1px;--b:var(--c);--c:2px;--d:3px}\n[data-theme='dark']{--c:4px;--d:5px}\n[data-theme='sea']{--d:6px}";

describe("the variables inlined into the documents", () => {
  it("are those that the first screen reads, and those which these read", () => {
    const kept = onlyVariablesReadBy(THEME, ".x{margin:var(--b)}");
    expect(kept).toContain("--b:var(--c)");
    expect(kept).toContain(":root{--b:var(--c);--c:2px;}");
    expect(kept).toContain("[data-theme='dark']{--c:4px;}");
  });

  it("leave out what is not read, and the rules that become empty", () => {
    const kept = onlyVariablesReadBy(THEME, ".x{margin:var(--b)}");
    expect(kept).not.toContain("--d");
    expect(kept).not.toContain("sea");
  });
});
