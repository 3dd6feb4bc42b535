/** Languages the page is offered in; the country is the flag and the default of the country selector. */
export const languages = [
  { languageName: "English", languageCode: "en", countryCode: "US" },
  { languageName: "العربية", languageCode: "ar", countryCode: "SA" },
] as const;

export type LanguageCode = (typeof languages)[number]["languageCode"];

/** Written from right to left, by the specification; every other language goes from left to right. */
const rightToLeft = ["ar", "arc", "dv", "fa", "ha", "he", "khw", "ks", "ku", "ps", "ur", "yl"];

/** Direction of a language code; a region ("ar-SA") does not matter. */
export function direction(languageCode: string): "ltr" | "rtl" {
  return rightToLeft.includes(baseLanguage(languageCode)) ? "rtl" : "ltr";
}

/** The offered language that fits a code best; English when none does. */
export function offeredLanguage(languageCode: string | null | undefined): LanguageCode {
  const base = baseLanguage(languageCode ?? "");
  return languages.find((language) => language.languageCode === base)?.languageCode ?? "en";
}

function baseLanguage(code: string): string {
  return code.trim().toLowerCase().split(/[-_]/)[0] ?? "";
}
