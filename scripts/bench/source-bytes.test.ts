import { describe, expect, it } from "vitest";
import { charactersBySource, decodeSegment } from "./source-bytes";

describe("a source map", () => {
  it.each([
    ["AAAA", [0, 0, 0, 0]],
    ["CADA", [1, 0, -1, 0]],
    ["gBAAA", [16, 0, 0, 0]],
    ["rG", [-101]],
  ])("has in its segment %s the numbers %j", (segment, numbers) =>
    expect(decodeSegment(segment)).toEqual(numbers),
  );

  it("says of every character which source it is from", () => {
    // 4 characters of the bundler, 6 of a.ts, 5 of b.ts; in the next line 3 of a.ts.
    const counted = charactersBySource("imp;aaaaaabbbbb\naaa", {
      sources: ["a.ts", "b.ts"],
      mappings: "IAAA,MCAA;ADAA",
    });
    expect(Object.fromEntries(counted)).toEqual({ "": 4, "a.ts": 9, "b.ts": 5 });
  });

  it("counts nothing twice and loses nothing", () => {
    const code = "x".repeat(40);
    const counted = charactersBySource(code, { sources: ["a.ts"], mappings: "EAAA,K,EAAA" });
    expect([...counted.values()].reduce((a, b) => a + b, 0)).toBe(code.length);
    expect(counted.get("")).toBe(4);
  });
});
