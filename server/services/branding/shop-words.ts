/** Default words about a shop, which name only the kinds of things that it has. */
import { type ModuleType, moduleTypes } from "@/contract";
import { defaultLanguage, fillText, type Language, textsOf } from "../../locales";

interface ShopWords {
  subTitle: string;
  description: string;
  /** Short name in the manifest. */
  short: string;
  /** For search engines; `{shop}` stays. */
  site: string;
}

/** The kinds of things as a list, e.g. "Food, shops and parcels". */
function listed(types: readonly ModuleType[], language: Language): string {
  const { things, nothing } = textsOf(language).shopWords;
  const names = moduleTypes.filter((type) => types.includes(type)).map((type) => things[type]);
  if (names.length === 0) return nothing;
  // British lists have no comma before the last word.
  const list = new Intl.ListFormat(language === defaultLanguage ? "en-GB" : language, {
    type: "conjunction",
  }).format(names);
  return list.charAt(0).toLocaleUpperCase(language) + list.slice(1);
}

export function shopWords(types: readonly ModuleType[], language: Language): ShopWords {
  const list = listed(types, language);
  const { subTitle, description, short, site } = textsOf(language).shopWords;
  const fill = (text: string) => fillText(text, { list, shop: "{shop}" });
  return { subTitle: fill(subTitle), description: fill(description), short: fill(short), site: fill(site) };
}
