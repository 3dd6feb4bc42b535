import { describe, expect, it } from "vitest";
import { type ColourName, colourPairs, colourRoles } from "./colours";

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast after WCAG 2.2, from 1 to 21. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["canvas", "surface", "surface-raised", "surface-sunken"] as const;

describe.each(["light", "dark"] as const)("colours of the %s theme", (theme) => {
  const ratio = (first: ColourName, second: ColourName) =>
    contrast(colourRoles[first][theme], colourRoles[second][theme]);

  it.each(colourPairs)("can be read: %s on %s", (text, background) => {
    expect(ratio(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)("shows edges of controls and the focus ring on %s", (surface) => {
    expect(ratio("border-strong", surface)).toBeGreaterThanOrEqual(3);
    expect(ratio("focus-ring", surface)).toBeGreaterThanOrEqual(3);
  });
});

describe("contrast itself", () => {
  it("agrees with the known ends of the scale", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
