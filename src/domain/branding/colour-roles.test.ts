import { describe, expect, it } from "vitest";
import { type ColourName, colourPairs, colourRoles, edgePairs } from "./colour-roles";
import { contrast } from "./contrast";

describe.each(["light", "dark"] as const)("colours of the %s theme", (theme) => {
  const ratio = (first: ColourName, second: ColourName) =>
    contrast(colourRoles[first][theme], colourRoles[second][theme]);

  it.each(colourPairs)("can be read: %s on %s", (text, background) => {
    expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)("shows edges of controls and the focus ring: %s on %s", (edge, surface) => {
    expect(ratio(edge, surface)).toBeGreaterThanOrEqual(3);
  });
});

describe("contrast itself", () => {
  it("agrees with the known ends of the scale", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
