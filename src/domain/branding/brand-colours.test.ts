import { describe, expect, it } from "vitest";
import { brandColours } from "./brand-colours";
import { type ColourName, colourPairs, colourRoles, edgePairs } from "./colour-roles";
import { contrast } from "./contrast";
import { hexOf, oklchOf } from "./oklch";

const none = { accent: null, highlight: null, deep: null, canvas: null };

it("with nothing set every colour is the build's", () => {
  expect(brandColours(none)).toEqual({ table: colourRoles, mended: [] });
});

it.each(["#000000", "#ffffff", "#0b5a4a", "#ffb833", "#808080", "#ff00ff", "#123456"])(
  "%s comes back as it was",
  (hex) => expect(hexOf(oklchOf(hex))).toBe(hex),
);

const accents = [
  "#000000",
  "#ffffff",
  "#808080",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#ffff00",
  "#00ffff",
  "#ff00ff",
  "#8a1c4a",
  "#f6b26b",
  "#2b2b2b",
];

describe.each(accents)("with the accent %s", (accent) => {
  const { table } = brandColours({ ...none, accent });
  const failing = (pairs: typeof colourPairs, needed: number) =>
    (["light", "dark"] as const).flatMap((theme) =>
      pairs
        .map(([text, on]): [ColourName, ColourName, number] => [
          text,
          on,
          contrast(table[text][theme], table[on][theme]),
        ])
        .filter(([, , ratio]) => ratio < needed),
    );
  it("every text can be read, in both themes", () => expect(failing(colourPairs, 4.5)).toEqual([]));
  it("every edge can be seen, in both themes", () => expect(failing(edgePairs, 3)).toEqual([]));
});

describe.each(accents)("with the highlight %s", (highlight) => {
  const { table } = brandColours({ ...none, highlight, accent: "#8a1c4a" });
  it.each(["light", "dark"] as const)(
    "its button and the hero's links can be read in the %s theme",
    (theme) => {
      for (const [text, on] of [
        ["on-highlight", "highlight"],
        ["highlight", "deep"],
        ["highlight", "deep-raised"],
      ] as const)
        expect(contrast(table[text][theme], table[on][theme])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it("a colour that can be read stays as it was set", () => {
  const { table, mended } = brandColours({ ...none, accent: "#8a1c4a", highlight: "#f6b26b" });
  expect([table.accent.light, table.highlight.light, mended]).toEqual(["#8a1c4a", "#f6b26b", []]);
});

it("one that cannot gives way to the nearest shade of its hue, and it is said where it failed", () => {
  const { table, mended } = brandColours({ ...none, accent: "#ffcc00" });
  expect(mended).toEqual([
    {
      name: "accent",
      given: "#ffcc00",
      used: table.accent.light,
      on: expect.any(String),
      ratio: expect.any(Number),
    },
  ]);
  expect(mended[0]?.ratio).toBeLessThan(2);
  const [given, used] = [oklchOf("#ffcc00"), oklchOf(table.accent.light)];
  expect(Math.abs(used.hue - given.hue)).toBeLessThan(0.03);
  // One step lighter fails.
  const lighter = hexOf({ ...given, lightness: used.lightness + 0.006 });
  const worst = Math.min(
    ...colourPairs.filter(([text]) => text === "accent").map(([, on]) => contrast(lighter, table[on].light)),
  );
  expect(worst).toBeLessThan(4.5);
});

it.each([
  [{ canvas: "#333333" }, "too dark for the ground of the light theme"],
  [{ deep: "#eeeeee" }, "too light for the hero's ground"],
])("%j is refused", (given, words) => expect(() => brandColours({ ...none, ...given })).toThrow(words));
