/** The questions that make a new shop, each with how its answer is read and its default. */
import { readFileSync } from "node:fs";
import { currencyOf } from "@/domain/currencies/currency-table";
import { readPhoneNumber } from "@/domain/phone-number";
import { phoneLibrary } from "../../core/phone-library";
import { isZoneName } from "../../core/time-zone-name";
import { languages } from "../../locales";
import { countryProblem } from "../settings/shop-country";
import type { ShopRules } from "../shop-files/fields/field";
import { amountField, decimalField } from "../shop-files/fields/number-fields";
import { outlineField } from "../shop-files/fields/outline-field";
import { emailField, phoneField, textField } from "../shop-files/fields/text-fields";
import { readWeek } from "./week-of-hours";

export type Answers = Record<(typeof names)[number], string>;

const names = [
  "name",
  "country",
  "currency",
  "languages",
  "time_zone",
  "zone_name",
  "zone",
  "trade",
  "trade_name",
  "category",
  "delivery_per_km",
  "delivery_minimum",
  "store",
  "address",
  "latitude",
  "longitude",
  "phone",
  "email",
  "hours",
] as const;

export interface Question {
  name: keyof Answers;
  /** The question, without its question mark. */
  ask: string;
  /** The fault of an answer, as a clause without its subject; null for none. */
  problem(text: string, before: Partial<Answers>): string | null;
  /** The answer taken where nobody gives one; null where somebody must. */
  usual(before: Partial<Answers>): string | null;
}

const rulesOf = (before: Partial<Answers>): ShopRules => ({
  digits: currencyOf(before.currency ?? "")?.decimals ?? 2,
  currency: before.currency ?? "",
  readPhone: (text) =>
    text ? readPhoneNumber(text, phoneLibrary, (before.country ?? "").toUpperCase()) : null,
  translations: [],
});

const textOptions = { meaning: "" };

/** An answer that is a field of a shop's files is read as there. */
const asField =
  ({ read, allowed }: ReturnType<typeof textField>): Question["problem"] =>
  (text, before) => {
    const reading = read(text, rulesOf(before));
    return "problem" in reading ? `${reading.problem}. It must be ${allowed}` : null;
  };

export const listOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((word) => word.toLowerCase())
    .filter(Boolean);

/** A zone is typed as a circle or named as a file of GeoJSON or well-known text. */
export function outlineOfAnswer(text: string): string {
  if (/^\s*(circle\b|(multi)?polygon\b|\{)/i.test(text)) return text.trim();
  return /^[-+\d.,\s]+(km|m)$/i.test(text.trim())
    ? `circle ${text.trim()}`
    : readFileSync(text, "utf8").trim();
}

function zoneProblem(text: string, before: Partial<Answers>): string | null {
  let outline: string;
  try {
    outline = outlineOfAnswer(text);
  } catch {
    return "is neither a circle, as 53.55 9.99 4 km, nor a file that can be read";
  }
  return asField(outlineField(textOptions))(outline, before);
}

/** The centre of a zone that is a circle; other borders have none. */
const centreOf = ({ zone = "" }: Partial<Answers>) =>
  /^(?:circle)?\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)[\s,]+[\d.]+\s*k?m$/i.exec(zone.trim());

const trades = {
  food: ["Restaurants", "Dishes"],
  grocery: ["Groceries", "Groceries"],
  pharmacy: ["Pharmacies", "Medicine"],
  ecommerce: ["Shops", "Goods"],
} as const;

export type Trade = keyof typeof trades;

const tradeOf = ({ trade = "food" }: Partial<Answers>) => trades[trade as Trade] ?? trades.food;

const nothingUsual = () => null;

export const questions: readonly Question[] = [
  { name: "name", ask: "Name of the shop", problem: asField(textField(textOptions)), usual: nothingUsual },
  {
    name: "country",
    ask: "Country, as the two letters of ISO 3166 (DE, GB, SA)",
    problem: (text) => (text === "" ? "is empty" : countryProblem(text) && "is no country of ISO 3166"),
    usual: nothingUsual,
  },
  {
    name: "currency",
    ask: "Currency, as the three letters of ISO 4217 (EUR, GBP, SAR)",
    problem: (text) => (currencyOf(text) ? null : "is no currency of ISO 4217"),
    usual: nothingUsual,
  },
  {
    name: "languages",
    ask: `Languages, of ${languages.join(" and ")}`,
    problem: (text) => {
      const unknown = listOf(text).find((word) => !(languages as readonly string[]).includes(word));
      if (unknown !== undefined) return `names ${unknown}; there are ${languages.join(" and ")}`;
      return listOf(text).includes("en") ? null : "lacks en, which every text falls back to";
    },
    usual: () => languages.join(","),
  },
  {
    name: "time_zone",
    ask: "Time zone of its opening hours, as Europe/Berlin",
    problem: (text) => (isZoneName(text) ? null : "is no name of the IANA list"),
    usual: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
  {
    name: "zone",
    ask: "Where it delivers: latitude, longitude and radius (53.55 9.99 4 km), or a file with the border",
    problem: zoneProblem,
    usual: nothingUsual,
  },
  {
    name: "zone_name",
    ask: "Name of that zone",
    problem: asField(textField(textOptions)),
    usual: () => "Town",
  },
  {
    name: "trade",
    ask: `Trade of the first store, of ${Object.keys(trades).join(", ")}`,
    problem: (text) => (Object.hasOwn(trades, text) ? null : `is none of ${Object.keys(trades).join(", ")}`),
    usual: () => "food",
  },
  {
    name: "trade_name",
    ask: "What shoppers read as the name of that trade",
    problem: asField(textField(textOptions)),
    usual: (before) => tradeOf(before)[0],
  },
  {
    name: "category",
    ask: "A first category of what it sells",
    problem: asField(textField(textOptions)),
    usual: (before) => tradeOf(before)[1],
  },
  {
    name: "delivery_per_km",
    ask: "What a kilometre of a delivery costs",
    problem: asField(amountField(textOptions)),
    usual: nothingUsual,
  },
  {
    name: "delivery_minimum",
    ask: "The least that a delivery costs",
    problem: asField(amountField(textOptions)),
    usual: () => "0",
  },
  {
    name: "store",
    ask: "Name of the first store",
    problem: asField(textField(textOptions)),
    usual: ({ name }) => name ?? null,
  },
  {
    name: "address",
    ask: "Its address: street, number, town",
    problem: asField(textField({ ...textOptions, max: 500 })),
    usual: nothingUsual,
  },
  {
    name: "latitude",
    ask: "Its latitude, degrees north",
    problem: asField(decimalField({ ...textOptions, min: -90, max: 90 })),
    usual: (before) => centreOf(before)?.[1] ?? null,
  },
  {
    name: "longitude",
    ask: "Its longitude, degrees east",
    problem: asField(decimalField({ ...textOptions, min: -180, max: 180 })),
    usual: (before) => centreOf(before)?.[2] ?? null,
  },
  { name: "phone", ask: "Its phone number", problem: asField(phoneField(textOptions)), usual: nothingUsual },
  {
    name: "email",
    ask: "Mailbox that new orders are told to",
    problem: asField(emailField(textOptions)),
    usual: nothingUsual,
  },
  {
    name: "hours",
    ask: "Its hours (mon-fri 09:00-18:00, sat 10:00-14:00)",
    problem: (text) => {
      const week = readWeek(text);
      return Array.isArray(week) ? null : week.problem;
    },
    usual: nothingUsual,
  },
];
