/** Reads the style sheets themselves: no rule of Biome knows which element stands before a sibling. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const sources = join(import.meta.dirname, "../..");
const sheets = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/** The text before `+` or `~` in a selector, as far as the white space or combinator before it. */
function elementsBeforeSiblings(css: string): string[] {
  const selectorsOnly = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/:nth-[a-z-]+\([^)]*\)/g, "");
  const preludes = [...selectorsOnly.matchAll(/([^{};]+)\{/g)].map((match) => match[1] ?? "");
  return preludes
    .filter((prelude) => !prelude.trim().startsWith("@"))
    .flatMap((prelude) => [...prelude.matchAll(/([^\s>+~,(]+)\s+[+~]/g)].map((match) => match[1] ?? ""));
}

describe("Selectors", () => {
  it("name a class before a sibling, because a bare element makes every new row of any list restyle the page", () => {
    expect(elementsBeforeSiblings(".a b + span, .c > * + *, .d:hover ~ .e { top: 0 }")).toEqual([
      "b",
      "*",
      ".d:hover",
    ]);
    const bare = sheets.flatMap((file) =>
      elementsBeforeSiblings(readFileSync(join(sources, file), "utf8"))
        .filter((element) => /^(?:\*|[a-z][a-z0-9]*)$/.test(element))
        .map((element) => `${file}: ${element}`),
    );
    expect(bare).toEqual([]);
    expect(sheets.length).toBeGreaterThan(50);
  });
});
