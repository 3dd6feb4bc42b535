import type { LocalSigns } from "@/domain/currencies/currency-table";

/** Signs in Arabic letters, by the ISO 4217 code of the one currency that each stands for. */
export const currencySigns: LocalSigns = {
  AED: "د.إ",
  BHD: "د.ب",
  EGP: "ج.م",
  IQD: "د.ع",
  JOD: "د.أ",
  KWD: "د.ك",
  LYD: "د.ل",
  MAD: "د.م.",
  OMR: "ر.ع.",
  QAR: "ر.ق",
  SAR: "ر.س",
  TND: "د.ت",
};
