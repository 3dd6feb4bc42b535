/** The web app manifests, one a language; the boot script points the document at the right one. */
import { defaultLanguage, direction, type LanguageCode, languages } from "../../src/platform/i18n/languages";
import arabic from "../../src/platform/i18n/locales/ar/manifest";
import english from "../../src/platform/i18n/locales/en/manifest";
import type { PageEnvironment } from "./page-environment";

export const APP_NAME_DEFAULT = "Doorstep";
export const THEME_COLOUR = { light: "#fbf7f0", dark: "#0e1513" } as const;

const TEXTS: Record<LanguageCode, typeof english> = { en: english, ar: arabic };

export type ManifestLanguage = LanguageCode;
export const MANIFEST_FILES = Object.fromEntries(
  languages.map(({ languageCode }) => [
    languageCode,
    languageCode === defaultLanguage ? "manifest.webmanifest" : `manifest.${languageCode}.webmanifest`,
  ]),
) as Record<ManifestLanguage, string>;

export function appName(environment: PageEnvironment): string {
  return environment.VITE_APP_NAME?.trim() || APP_NAME_DEFAULT;
}

export function webManifest(environment: PageEnvironment, language: ManifestLanguage): string {
  const text = TEXTS[language];
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: `/icons/${name}`,
    sizes,
    type: name.endsWith(".svg") ? "image/svg+xml" : "image/png",
    purpose,
  });
  const shortcut = (name: string, url: string, file: string) => ({
    name,
    url,
    icons: [{ src: `/icons/shortcut-${file}.png`, sizes: "96x96", type: "image/png" }],
  });
  const screenshot = (file: string, sizes: string, form_factor: string, label: string) => ({
    src: `/screenshots/${file}.png`,
    sizes,
    type: "image/png",
    form_factor,
    label,
  });
  return JSON.stringify(
    {
      id: "/",
      name: appName(environment),
      short_name: appName(environment),
      description: text.description,
      lang: language,
      dir: direction(language),
      start_url: "/",
      scope: "/",
      display: "standalone",
      display_override: ["standalone", "minimal-ui"],
      orientation: "any",
      background_color: THEME_COLOUR.light,
      theme_color: THEME_COLOUR.light,
      // Read by browsers that know themes; the documents' own meta tags say the same for each theme.
      color_scheme_dark: { background_color: THEME_COLOUR.dark, theme_color: THEME_COLOUR.dark },
      categories: ["food", "shopping", "lifestyle"],
      prefer_related_applications: false,
      share_target: {
        action: "/share-place",
        method: "GET",
        // The only one a GET can have; Chromium warns at each page where it is left out.
        enctype: "application/x-www-form-urlencoded",
        params: { title: "title", text: "text", url: "url" },
      },
      protocol_handlers: [{ protocol: "geo", url: "/share-place?url=%s" }],
      launch_handler: { client_mode: ["navigate-existing", "auto"] },
      icons: [
        icon("icon-192.png", "192x192", "any"),
        icon("icon-512.png", "512x512", "any"),
        icon("maskable-192.png", "192x192", "maskable"),
        icon("maskable-512.png", "512x512", "maskable"),
        icon("monochrome.svg", "any", "monochrome"),
      ],
      screenshots: [
        screenshot("narrow", "1080x1920", "narrow", text.narrow),
        screenshot("wide", "1920x1080", "wide", text.wide),
      ],
      shortcuts: [
        shortcut(text.shortcuts.track, "/track-order", "track"),
        shortcut(text.shortcuts.cart, "/?open=cart", "cart"),
        shortcut(text.shortcuts.search, "/?open=search", "search"),
      ],
    },
    null,
    2,
  );
}
