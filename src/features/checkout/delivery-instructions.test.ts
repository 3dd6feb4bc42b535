import { beforeAll, describe, expect, it } from "vitest";
import { preloadTexts, translator } from "@/platform/i18n";
import { changeForNote, deliveryInstruction } from "./delivery-instructions";

beforeAll(() => preloadTexts("ordering"));

describe("the instruction for the courier", () => {
  it.each([
    ["", ""],
    ["door", "Leave it at the door"],
    ["call", "Call when you arrive"],
  ] as const)("of %j is %j", (instruction, text) =>
    expect(deliveryInstruction({ instruction }, translator("ordering"))).toBe(text),
  );
});

describe("the change for a note", () => {
  it.each([
    ["", { change: 0 }],
    ["20", { change: 750 }],
    ["٢٠", { change: 750 }],
    ["12", { problem: "short" }],
    ["1000", { problem: "high" }],
    ["a twenty", { problem: "unreadable" }],
  ])("of %j", (note, change) =>
    expect(changeForNote(note, 1250, { digits: 2, smallAmount: 100 })).toEqual(change),
  );
});
