import { visitorLanguage } from "../../domain/visitor-language";
import { type LanguageCode, languages } from "./languages";

/**
 * The language of a visitor who has chosen none: the device's, else the shop's. `offered` are the shop's codes, its own first;
 * codes that have no texts here do not count, and where nothing is left it is the page's own table.
 */
export function languageForVisitor(wanted: readonly string[], offered: readonly string[]): LanguageCode {
  const codes = languages.map((language) => language.languageCode);
  const known = offered.filter((code): code is LanguageCode => (codes as string[]).includes(code));
  return visitorLanguage(wanted, (known[0] ? known : codes) as [LanguageCode]);
}
