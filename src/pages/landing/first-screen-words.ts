// @chunk landing
import { firstScreenTexts } from "@/boot/first-screen-texts";
import { heroMeta } from "@/domain/branding/hero-texts";
import { meta } from "@/platform/document-meta";
import type { LanguageCode } from "@/platform/i18n";

/**
 * The words of the first screen: the shop's, as its document has them, else the build's. A language that the shop brought has
 * all of them in the document.
 */
export const firstScreenWords = (language: LanguageCode): (typeof firstScreenTexts)[LanguageCode] => ({
  ...firstScreenTexts[language],
  ...JSON.parse(meta(heroMeta(language)) || "{}"),
});
