/** Every setting of the shop: its default, its type and what it means. What is not in here cannot be set. */
import { type JsonSchema, schemaProblem } from "../../core/schema-problem";
import { languages, textsOf } from "../../locales";
import { brandingDefault, brandingKey, brandingType } from "../branding/branding-setting";
import { configDefaults } from "./config-defaults";
import { defaultAgreeMinutes } from "./prescription-settings";
import { configMeanings } from "./setting-meanings";
import { settingInLanguage } from "./settings";
import { storedForms } from "./stored-forms";

export interface SettingDefinition {
  /** What counts where nothing was set. */
  default: unknown;
  /** The type of the value in one language; a text may be `{"en": …, "ar": …}` instead. */
  type: JsonSchema;
  meaning: string;
}

const html: JsonSchema = { type: "string" };
const texts: JsonSchema = { type: "array", items: { type: "string" } };
const rows: JsonSchema = { type: "array", items: { type: "object" } };

const configKeys = Object.keys(configMeanings) as (keyof typeof configMeanings)[];

export const settingTable: ReadonlyMap<string, SettingDefinition> = new Map([
  ...configKeys.map((key): [string, SettingDefinition] => [
    key,
    {
      default: configDefaults[key],
      type: storedForms[key] as JsonSchema,
      meaning: configMeanings[key],
    },
  ]),
  [
    brandingKey,
    {
      default: brandingDefault,
      type: brandingType,
      meaning:
        "Look of the shop: short_name for home screens, description, icon (set by ops branding icon FILE), colours as " +
        '"#8a1c4a" (accent, highlight, deep, canvas), font and heading_font.',
    },
  ],
  [
    "react_landing_page",
    { default: {}, type: { type: "object" }, meaning: "Texts and pictures of the landing page." },
  ],
  ["terms_and_conditions", { default: "", type: html, meaning: "HTML of the terms and conditions." }],
  ["privacy_policy", { default: "", type: html, meaning: "HTML of the privacy policy." }],
  ["about_us", { default: "", type: html, meaning: "HTML of the page about the shop." }],
  ["refund_policy_page", { default: "", type: html, meaning: "HTML of the page on refunds." }],
  ["shipping_policy_page", { default: "", type: html, meaning: "HTML of the page on shipping." }],
  ["cancelation_policy_page", { default: "", type: html, meaning: "HTML of the page on cancellation." }],
  [
    "refund_reasons",
    { default: textsOf("en").refundReasons, type: texts, meaning: "Reasons that a refund may have." },
  ],
  [
    "parcel_instructions",
    {
      default: textsOf("en").parcelInstructions,
      type: texts,
      meaning: "Wishes for the courier of a parcel.",
    },
  ],
  [
    "cash_rounding",
    {
      default: null,
      type: { type: "number", minimum: 0, nullable: true },
      meaning: "What sums in cash are a multiple of; null for the coins of the currency, 0 for no rounding.",
    },
  ],
  [
    "prescription_agree_minutes",
    {
      default: defaultAgreeMinutes,
      type: { type: "integer", minimum: 1, maximum: 1440 },
      meaning: "How long a shopper may agree to the price of a prescription, minutes.",
    },
  ],
  [
    "parcel_categories",
    { default: [], type: rows, meaning: "Kinds of parcels that may be sent, with their charges." },
  ],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What no database stores and no amount, count or share can be, anywhere in a value; null when there is none of it. */
function unusable(value: unknown, path: string): string | null {
  if (typeof value === "string")
    return /\0|\p{Surrogate}/u.test(value) ? `${path}: has a sign that cannot be stored` : null;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return `${path}: is not finite`;
    return value < 0 ? `${path}: ${value} is below 0` : null;
  }
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const problem =
      unusable(name, path) ?? unusable(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** Why a value cannot be set, e.g. "cash_on_delivery: is string, not boolean"; null when it can. */
export function settingProblem(
  key: string,
  { type, default: fallback }: SettingDefinition,
  value: unknown,
): string | null {
  const wrong = unusable(value, key);
  if (wrong !== null) return wrong;
  for (const language of languages) {
    const shown = settingInLanguage(value, language);
    // What an object leaves out is taken from its default.
    const whole = isRecord(fallback) && isRecord(shown) ? { ...fallback, ...shown } : shown;
    const problem = schemaProblem(whole, type, key);
    if (problem !== null) return problem;
  }
  return null;
}
