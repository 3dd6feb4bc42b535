/**
 * Where the texts of each language are: one file a namespace. A language may lack some; English is shown for those. What
 * the shop windows and what is pressed in them say is named here, the others in `more-text-loaders.ts`.
 */
import type { LanguageCode } from "./languages";
import shellEnglish from "./locales/en/shell";
import type { Namespace } from "./namespaces";
import type { TextLoaders, Texts } from "./text-file";

/** Languages that are not here are those that the shop brought: they may lack texts, so English is loaded beside them. */
export const textLoaders: Record<LanguageCode, TextLoaders> = {
  en: {
    shell: async () => ({ default: shellEnglish }),
    frame: () => import("./locales/en/frame"),
    catalogue: () => import("./locales/en/catalogue"),
    basket: () => import("./locales/en/basket"),
    browse: () => import("./locales/en/browse"),
    promotions: () => import("./locales/en/promotions"),
    checkout: () => import("./locales/en/checkout"),
  },
  ar: {
    shell: () => import("./locales/ar/shell"),
    frame: () => import("./locales/ar/frame"),
    catalogue: () => import("./locales/ar/catalogue"),
    basket: () => import("./locales/ar/basket"),
    browse: () => import("./locales/ar/browse"),
    promotions: () => import("./locales/ar/promotions"),
    checkout: () => import("./locales/ar/checkout"),
  },
};

/** The file of a namespace in a language; null where the language has none. Rejects when it cannot be loaded. */
export async function loadTextFile(namespace: Namespace, languageCode: LanguageCode): Promise<Texts | null> {
  const first = textLoaders[languageCode]?.[namespace];
  const load = first ?? (await import("./more-text-loaders")).moreLoaderOf(namespace, languageCode);
  return load ? (await load()).default : null;
}
