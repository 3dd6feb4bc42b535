/**
 * A shop's own colours: all roles of both themes from the few that an operator sets. A text keeps its contrast: a shade that
 * cannot be read where it is used gives way to the nearest one that can.
 */
import { type ColourName, type ColourRole, colourPairs, colourRoles, edgePairs } from "./colour-roles";
import { contrast, edgeContrast, textContrast } from "./contrast";
import { hexOf, oklchOf } from "./oklch";

/** The colours an operator may set, as `#rrggbb`; null keeps the build's. */
export interface BrandColours {
  /** Links, buttons and selections. */
  accent: string | null;
  /** The button that matters most, on the hero and for prices. */
  highlight: string | null;
  /** The ground of the landing's hero. */
  deep: string | null;
  /** The ground of pages in the light theme. */
  canvas: string | null;
}

export type ColourTable = Readonly<Record<ColourName, ColourRole>>;

/** A colour that was set and cannot be read as it is. */
export interface MendedColour {
  name: keyof BrandColours;
  given: string;
  used: string;
  /** Line where it could not be read, and how badly. */
  on: ColourName;
  ratio: number;
}

/** A ground that cannot be the light theme's: nothing could be read on it. */
export class UnusableColour extends Error {
  override readonly name = "UnusableColour";
}

type Theme = keyof ColourRole;
type Colours = Record<ColourName, Record<Theme, string>>;

/** The ground of the light theme is at least as light as this. */
const lightestDark = 0.86;
/** The hero's ground is at most as light as this. */
const darkestLight = 0.5;

const shade = (of: string, lightness: number, maxChroma: number) => {
  const { chroma, hue } = oklchOf(of);
  return hexOf({ lightness, chroma: Math.min(chroma, maxChroma), hue });
};
const darker = (colour: string, by: number) => {
  const own = oklchOf(colour);
  return hexOf({ ...own, lightness: own.lightness - by });
};
/** A colour of the table in the hue of another. */
const tinted = (colour: string, like: string) => {
  const [own, other] = [oklchOf(colour), oklchOf(like)];
  return hexOf({ ...own, chroma: Math.min(own.chroma, other.chroma), hue: other.hue });
};

const inks = ["text", "text-muted", "text-subtle"] as const;
const darkGrounds = [
  "canvas",
  "surface",
  "surface-raised",
  "surface-sunken",
  "border",
  "border-strong",
  "skeleton",
  "skeleton-shine",
] as const;

function setAccent(colours: Colours, accent: string): void {
  const { lightness } = oklchOf(accent);
  colours.accent = { light: accent, dark: shade(accent, Math.max(lightness, 0.8), 0.13) };
  colours["accent-soft"] = { light: shade(accent, 0.945, 0.03), dark: shade(accent, 0.31, 0.045) };
  colours["on-accent"].dark = shade(accent, 0.22, 0.03);
  colours.deep = { light: shade(accent, 0.31, 0.09), dark: shade(accent, 0.25, 0.06) };
  for (const ink of inks) {
    colours[ink].light = tinted(colours[ink].light, accent);
    colours[ink].dark = tinted(colours[ink].dark, accent);
  }
  for (const ground of darkGrounds) colours[ground].dark = tinted(colours[ground].dark, accent);
}

function setDeep(colours: Colours): void {
  const { deep } = colours;
  const raised = (colour: string) => darker(colour, -0.06);
  colours["deep-raised"] = { light: raised(deep.light), dark: raised(deep.dark) };
  colours["on-deep-muted"] = { light: shade(deep.light, 0.87, 0.03), dark: shade(deep.dark, 0.81, 0.03) };
}

function setHighlight(colours: Colours, highlight: string): void {
  const dark = shade(highlight, 0.25, 0.06);
  const ink = contrast(dark, highlight) >= contrast("#ffffff", highlight) ? dark : "#ffffff";
  colours.highlight = { light: highlight, dark: highlight };
  colours["on-highlight"] = { light: ink, dark: ink };
  colours["highlight-soft"] = { light: shade(highlight, 0.955, 0.04), dark: shade(highlight, 0.3, 0.045) };
}

function setCanvas(colours: Colours, canvas: string): void {
  if (oklchOf(canvas).lightness < lightestDark)
    throw new UnusableColour(
      `${canvas} is too dark for the ground of the light theme: the dark theme has a ground of its own.`,
    );
  colours.canvas.light = canvas;
  colours["surface-sunken"].light = darker(canvas, 0.025);
  colours.border.light = darker(canvas, 0.07);
  colours["border-strong"].light = darker(canvas, 0.36);
  colours.skeleton.light = darker(canvas, 0.05);
  colours["skeleton-shine"].light = darker(canvas, 0.01);
}

const isHex = (colour: string) => /^#[0-9a-f]{6}$/.test(colour);

interface Failing {
  on: ColourName;
  ratio: number;
  needed: number;
}

/** Backgrounds on which a role cannot be read in a theme, the worst first. */
function failingOn(colours: Colours, role: ColourName, theme: Theme, colour: string): Failing[] {
  const check = (pairs: typeof colourPairs, needed: number) =>
    pairs.flatMap(([text, on]) => {
      const background = colours[on][theme];
      if (text !== role || !isHex(background)) return [];
      const ratio = contrast(colour, background);
      return ratio < needed ? [{ on, ratio, needed }] : [];
    });
  return [...check(colourPairs, textContrast), ...check(edgePairs, edgeContrast)].sort(
    (a, b) => a.ratio / a.needed - b.ratio / b.needed,
  );
}

/** Lightness from one try to the next. */
const step = 0.002;

/** The nearest shade of the same hue that can be read; null where there is none. */
function nearestReadable(colours: Colours, role: ColourName, theme: Theme): string | null {
  const own = oklchOf(colours[role][theme]);
  for (let away = step; away <= 1; away += step)
    for (const lightness of [own.lightness - away, own.lightness + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const colour = hexOf({ ...own, lightness });
      if (failingOn(colours, role, theme, colour).length === 0) return colour;
    }
  return null;
}

/** Makes one role readable in a theme. Throws where no shade of it is. */
function mend(colours: Colours, role: ColourName, theme: Theme): Failing | null {
  const [worst] = failingOn(colours, role, theme, colours[role][theme]);
  if (worst === undefined) return null;
  const readable = nearestReadable(colours, role, theme);
  if (readable === null)
    throw new UnusableColour(
      `No shade of ${colours[role][theme]} (${role}) can be read on all that it stands on in the ${theme} theme.`,
    );
  colours[role][theme] = readable;
  return worst;
}

/**
 * All colours with those of the shop in their places, and which of those gave way to another shade. Throws an UnusableColour
 * where nothing could be read.
 */
export function brandColours(given: BrandColours): { table: ColourTable; mended: MendedColour[] } {
  const colours = Object.fromEntries(
    Object.entries(colourRoles).map(([role, themes]) => [role, { ...themes }]),
  ) as Colours;
  const mended: MendedColour[] = [];
  const mendGiven = (name: keyof BrandColours) => {
    const own = given[name];
    const worst = mend(colours, name, "light");
    if (worst === null || own === null) return;
    mended.push({ name, given: own, used: colours[name].light, on: worst.on, ratio: worst.ratio });
  };
  if (given.canvas !== null) setCanvas(colours, given.canvas);
  if (given.accent !== null) {
    setAccent(colours, given.accent);
    mendGiven("accent");
    const { light, dark } = colours.accent;
    colours["accent-strong"] = {
      light: darker(light, 0.09),
      dark: hexOf({ ...oklchOf(dark), lightness: 0.88 }),
    };
  }
  if (given.deep !== null) {
    if (oklchOf(given.deep).lightness > darkestLight)
      throw new UnusableColour(`${given.deep} is too light for the hero's ground: its words are light.`);
    colours.deep = { light: given.deep, dark: darker(given.deep, 0.04) };
  }
  if (given.deep !== null || given.accent !== null) setDeep(colours);
  if (given.highlight !== null) {
    setHighlight(colours, given.highlight);
    mendGiven("highlight");
    // Its ink is that of the shade which is used.
    setHighlight(colours, colours.highlight.light);
  }
  for (const theme of ["light", "dark"] as const)
    for (const role of new Set([...colourPairs, ...edgePairs].map(([text]) => text)))
      mend(colours, role, theme);
  return { table: colours, mended };
}
