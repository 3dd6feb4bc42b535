import { latinDigits } from "@/domain/latin-digits";
import { shopFormat } from "./shop-format";

/** Marks that are not seen, currency signs, and spaces at the ends. */
const around = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu;
/** Thousands that are certain: by a sign that nothing else has, in several groups, or with decimals behind another sign. */
const grouped = [
  /^[1-9]\d{0,2}(?:'\d{3})+(?:[.,\u066B]\d{0,3})?$/,
  /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}[.\u066B]\d{1,3}$/,
  /^[1-9]\d{0,2}(?:\.\d{3})+[,\u066B]\d{1,3}$/,
  /^[1-9]\d{0,2}(?:,\d{2,3})+,\d{3}$/,
  /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/,
];
const ungrouped = /^(\d{0,9})(?:([.,\u066B])(\d{0,3}))?$/;

/** "1'250.50" as "1250.50"; another text as it is. */
function withoutGroups(written: string): string {
  if (!grouped.some((form) => form.test(written))) return written;
  const signs = written.replace(/\d/g, "");
  const parts = written.split(/\D/);
  const decimals = signs.at(-1) === signs[0] ? "" : parts.pop();
  return `${parts.join("")}\u066B${decimals}`;
}

/**
 * A typed amount of money in major units, written as people write it anywhere: digits of any script, a point or comma before the
 * decimals, thousands grouped. Null where it is none, where it has more decimals than the currency, and where it may be read in two
 * ways: "1,250" is a thousand or a little more than one. `digits` are the currency's, of the shop unless they are given.
 */
export function readAmount(text: string, digits = shopFormat().money.digits): number | null {
  const written = latinDigits(text)
    .replace(around, "")
    .replace(/[\u066C\u2019]/g, "'")
    .replace(/[\u060C\uFF0C]/g, ",")
    .replace(/\uFF0E/g, ".")
    .replace(/(\d)[\s\u00A0\u2009\u202F](?=\d{3}(?!\d))/g, "$1'");
  const [, whole = "", sign = "", decimals = ""] = ungrouped.exec(withoutGroups(written)) ?? [];
  // Three digits behind a single sign may be thousands, and are where the currency has no decimals.
  if (decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && sign !== "\u066B") {
    if (digits === 0) return Number(whole + decimals);
    // The shop itself writes "1.250" of a currency with three decimals.
    if (digits !== 3 || sign === ",") return null;
  }
  if (whole + decimals === "" || /[1-9]/.test(decimals.slice(digits))) return null;
  return Number(`${whole || 0}.${decimals || 0}`);
}
