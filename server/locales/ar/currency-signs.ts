import type { LocalSigns } from "@/domain/currencies/currency-signs";

/** Signs in Arabic letters. Where several stand for one currency, the first is written. */
export const currencySigns: LocalSigns = {
  "د.إ": ["AED"],
  "د.ا": ["AED", "JOD"],
  "د.أ": ["JOD"],
  "د.ب": ["BHD"],
  "د.ت": ["TND"],
  "د.ج": ["DZD"],
  "د.ع": ["IQD"],
  "د.ك": ["KWD"],
  "د.ل": ["LYD"],
  "د.م.": ["MAD"],
  "ر.س": ["SAR"],
  "ر.ع.": ["OMR"],
  "ر.ق": ["QAR"],
  "ر.ي": ["YER"],
  "ج.م": ["EGP"],
  "ج.س": ["SDG"],
  "ل.س": ["SYP"],
  "ل.ل": ["LBP"],
  "﷼": ["SAR", "IRR", "OMR", "QAR", "YER"],
};
