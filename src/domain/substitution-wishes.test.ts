import { describe, expect, it } from "vitest";
import { lineReferences, readSubstitutionNote, substitutionNote } from "./substitution-wishes";

describe("wishes for what is missing", () => {
  it.each([
    [{ all: null, lines: {} }, ""],
    [{ all: "replace", lines: {} }, "substitutes: all=replace"],
    [{ all: "replace", lines: { 12: "call_me", 13: "replace" } }, "substitutes: all=replace 12=call_me"],
    [{ all: null, lines: { "c7#2": "leave_out" } }, "substitutes: c7#2=leave_out"],
  ] as const)("%j is written as %j", (wishes, note) => expect(substitutionNote(wishes)).toBe(note));

  it("are read as they were written, and the note stays within its length", () => {
    const lines = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`${1e9 + index}`, "call_me" as const]),
    );
    const note = substitutionNote({ all: "leave_out", lines });
    expect(note.length).toBeLessThanOrEqual(1000);
    const read = readSubstitutionNote(note);
    expect(read?.all).toBe("leave_out");
    expect(Object.keys(read?.lines ?? {}).length).toBeGreaterThan(40);
    expect(substitutionNote(read ?? { all: null, lines: {} })).toBe(note);
  });

  it.each([
    "Call me",
    "اتصل بي",
    "",
    "substitutes:",
    "substitutes: all=burn",
    "substitutes: <script>=replace",
    "substitutes: all=replace __proto__=replace",
  ])("are not in %j, which is shown as it is", (note) => expect(readSubstitutionNote(note)).toBeNull());

  it("name several lines of one item apart, and campaigns from items", () =>
    expect(
      lineReferences([
        { itemId: 5, model: "Item" },
        { itemId: 5, model: "ItemCampaign" },
        { itemId: 5, model: "Item" },
      ]),
    ).toEqual(["5", "c5", "5#2"]));
});
