import { describe, expect, it } from "vitest";
import { plainLines, plainly } from "./plainly";

describe("a stranger's words on the terminal", () => {
  it.each([
    ["\u001b[2J\u001b[31mPaid", "[2J[31mPaid"],
    ["Grace\u0007 Hopper", "Grace Hopper"],
    ["\u009b31mred", "31mred"],
    ["\u202e0001$ diap", "0001$ diap"],
    ["\u2067عبد\u2069 Ltd", "عبد Ltd"],
    ["one\rtwo", "onetwo"],
    ["\u200fنور", "نور"],
    ["line\nOrder 1 is paid.", "lineOrder 1 is paid."],
    ["café ½ ™ 中", "café ½ ™ 中"],
    ["", ""],
  ])("%j is %j", (text, shown) => {
    expect(plainly(text)).toBe(shown);
  });

  it("keeps the lines of what a command writes", () => {
    expect(plainLines("one\n  \u001b[2Jtwo\u0000\nthree")).toBe("one\n  [2Jtwo\nthree");
  });
});
