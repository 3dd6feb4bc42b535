/** Language, direction and theme of the document, before anything is painted. */
import { meta } from "@/platform/document-meta";
import { languageForVisitor } from "@/platform/i18n/language-for-visitor";
import { defaultLanguage, direction, offeredLanguage } from "@/platform/i18n/languages";
import { stored } from "./stored-values";

const root = document.documentElement;

/** Sets them as the shopper chose them, else as browser, shop and system have them. Returns the language's code. */
export function setAppearance(settings: Record<string, unknown>): string {
  const chosen = stored("language-setting")?.replace(/"/g, "");
  const language = chosen
    ? offeredLanguage(chosen)
    : languageForVisitor(navigator.languages, shopLanguages());
  root.lang = language;
  root.dir =
    settings.direction === "rtl" || settings.direction === "ltr" ? settings.direction : direction(language);
  if (language !== defaultLanguage)
    document
      .querySelector<HTMLLinkElement>('link[rel="manifest"]')
      ?.setAttribute("href", `/manifest.${language}.webmanifest`);
  setTheme(settings.theme);
  return language;
}

/** Codes of the shop's languages, its own first: as the server wrote them here, else as an earlier visit was told. */
const shopLanguages = (): string[] =>
  (meta("shop-languages") || stored("doorstep.languages") || "").split(" ");

function setTheme(chosen: unknown): void {
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  if (chosen !== "dark" && chosen !== "light") return;
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const color = metas[dark ? 1 : 0]?.content;
  for (const meta of metas) if (color) meta.content = color;
}
