import { describe, expect, it } from "vitest";
import { strangersText } from "./strangers-text";

describe("what strangers typed, in a mail", () => {
  it.each([
    ["Grace Hopper", "Grace Hopper"],
    ["  Grace \n\n  Hopper ", "Grace Hopper"],
    ["Jr. Dr. O'Brien-Smith", "Jr. Dr. O'Brien-Smith"],
    ["J.R. Tolkien", "J R. Tolkien"],
    ["أحمد بن علي", "أحمد بن علي"],
    ["7 Quay St. 4/2", "7 Quay St. 4/2"],
    ["You won! https://evil.example/prize", "You won! evil example/prize"],
    ["www.evil.example", "evil example"],
    ["evil.example", "evil example"],
    ["evil。example", "evil example"],
    ["win@evil.example", "win evil example"],
    ["JAVASCRIPT://x.y", "x y"],
    ["a\u202egpj.exe", "agpj exe"],
    ["\u200b\u200b", ""],
    ["", ""],
    [null, ""],
    [undefined, ""],
  ])("%j is written as %j", (typed, shown) => expect(strangersText(typed)).toBe(shown));

  it("is cut to 40 characters, or to what is asked for, and never within a letter", () => {
    expect(strangersText("x".repeat(41))).toBe(`${"x".repeat(39)}…`);
    expect(strangersText("x".repeat(40))).toHaveLength(40);
    expect([...strangersText("😀".repeat(50))]).toHaveLength(40);
    expect(strangersText("Long Street ".repeat(20), 120).length).toBeLessThanOrEqual(120);
  });
});
