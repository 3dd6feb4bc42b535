/**
 * Colours by lightness, chroma and hue as eyes see them (Oklab, by Björn Ottosson): a shade that is made lighter keeps its hue.
 */
import { channelsOf } from "./contrast";

export interface Oklch {
  /** 0 is black, 1 is white. */
  lightness: number;
  /** 0 is grey; what screens show ends at about 0.37. */
  chroma: number;
  /** Radians. */
  hue: number;
}

export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function linearOf({ lightness, chroma, hue }: Oklch): readonly number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Rounding of the last digit. */
const tolerance = 0.0005;
const isShown = (colour: Oklch) =>
  linearOf(colour).every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/** As `#rrggbb`. Of a colour that no screen shows the chroma is lowered until one does. */
export function hexOf(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  let shown = { ...colour, lightness };
  if (!isShown(shown)) {
    let [low, high] = [0, colour.chroma];
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      if (isShown({ ...shown, chroma: middle })) low = middle;
      else high = middle;
    }
    shown = { ...shown, chroma: low };
  }
  return `#${linearOf(shown)
    .map((linear) => {
      const value = Math.min(1, Math.max(0, linear));
      const channel = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
      return Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
}
