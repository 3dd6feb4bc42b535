/** The setting `branding`: what an operator may say about the look of the shop, and why a value cannot be. */
import {
  type BrandColours,
  brandColours,
  type MendedColour,
  UnusableColour,
} from "@/domain/branding/brand-colours";
import { type BrandFont, fontNames } from "@/domain/branding/brand-fonts";
import type { JsonSchema } from "../../core/schema-problem";
import { exampleTexts } from "../../locales/example-texts";
import { parts, type SettingNote } from "./notes/note";

export const brandingKey = "branding";

/** Texts may be `{"en": …, "ar": …}`; an empty one is the build's. */
export interface BrandingSetting extends BrandColours {
  short_name: string;
  description: string;
  /** Key of a picture below uploads, of which the icons are drawn. */
  icon: string | null;
  font: BrandFont | null;
  heading_font: BrandFont | null;
}

export const brandingDefault: BrandingSetting = {
  short_name: "",
  description: "",
  icon: null,
  accent: null,
  highlight: null,
  deep: null,
  canvas: null,
  font: null,
  heading_font: null,
};

const colour: JsonSchema = { type: "string", pattern: "^#(?:[0-9a-fA-F]{3}){1,2}$", nullable: true };
const face: JsonSchema = { type: "string", enum: [...fontNames], nullable: true };

export const brandingType: JsonSchema = {
  type: "object",
  properties: {
    short_name: { type: "string" },
    description: { type: "string" },
    icon: { type: "string", nullable: true },
    accent: colour,
    highlight: colour,
    deep: colour,
    canvas: colour,
    font: face,
    heading_font: face,
  },
  additionalProperties: false,
};

export const brandingNote: SettingNote = {
  ...parts(
    "Look of the shop: its name on home screens, what it is in a sentence, its colours and its faces. Its icon is set by branding icon FILE.",
    { short_name: exampleTexts.shortName, accent: "#8a1c4a", highlight: "#f6b26b" },
  ),
  allowed: 'colours are written as "#8a1c4a" or "#fc0"; null is the build\'s',
};

/** Only texts may differ from language to language. */
const onceForAll = ["icon", "accent", "highlight", "deep", "canvas", "font", "heading_font"] as const;

/** Home screens cut what is longer, characters. */
const maxShortName = 30;

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).filter((text) => typeof text === "string");

/** `#ABC` as `#aabbcc`. */
export function wholeHex(colour: string): string {
  const [, short] = /^#([0-9a-f]{3})$/i.exec(colour) ?? [];
  return (short ? `#${[...short].map((digit) => digit + digit).join("")}` : colour).toLowerCase();
}

export function coloursOf(setting: BrandColours): BrandColours {
  const whole = (name: keyof BrandColours) => (setting[name] === null ? null : wholeHex(setting[name]));
  return {
    accent: whole("accent"),
    highlight: whole("highlight"),
    deep: whole("deep"),
    canvas: whole("canvas"),
  };
}

const sentenceOf = ({ name, given, used, on, ratio }: MendedColour): string =>
  `${name}: ${given} has a contrast of ${ratio.toFixed(1)} : 1 on ${on} and needs 4.5 : 1. ` +
  `The nearest shade that can be read is used: ${used}.`;

/**
 * Notes for the operator on a branding of the right form: colours that gave way to another shade. `problem` says why it cannot
 * be set at all.
 */
export function checkBranding(setting: BrandingSetting): { problem: string | null; notes: string[] } {
  const translated = onceForAll.find((name) => typeof setting[name] === "object" && setting[name] !== null);
  if (translated !== undefined)
    return { problem: `${brandingKey}.${translated}: is the same in every language`, notes: [] };
  const long = textsIn(setting.short_name).find((text) => [...text].length > maxShortName);
  if (long !== undefined)
    return {
      problem: `${brandingKey}.short_name: "${long}" is longer than ${maxShortName} signs`,
      notes: [],
    };
  try {
    const { mended } = brandColours(coloursOf(setting));
    return { problem: null, notes: mended.map(sentenceOf) };
  } catch (error) {
    if (!(error instanceof UnusableColour)) throw error;
    return { problem: `${brandingKey}: ${error.message.replace(/\.$/, "")}`, notes: [] };
  }
}
