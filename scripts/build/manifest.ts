/** The web app manifests, one a language; the boot script points the document at the right one. */
import type { PageEnvironment } from "./policy";

export const APP_NAME_DEFAULT = "Doorstep";
export const THEME_COLOUR = { light: "#fbf7f0", dark: "#0e1513" } as const;

const TEXTS = {
  en: {
    description: "Food, groceries, medicine, shops and parcels, delivered to your door. Works offline.",
    shortcuts: { track: "Track order", cart: "Cart", search: "Search" },
    narrow: "Shops near you on a phone",
    wide: "Shops near you on a desktop",
  },
  ar: {
    description: "طعام وبقالة وأدوية ومتاجر وطرود تصلك حتى باب بيتك. يعمل دون اتصال.",
    shortcuts: { track: "تتبّع الطلب", cart: "السلة", search: "البحث" },
    narrow: "متاجر قريبة منك على الهاتف",
    wide: "متاجر قريبة منك على الحاسوب",
  },
} as const;

export type ManifestLanguage = keyof typeof TEXTS;
export const MANIFEST_FILES: Record<ManifestLanguage, string> = {
  en: "manifest.webmanifest",
  ar: "manifest.ar.webmanifest",
};

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
      dir: language === "ar" ? "rtl" : "ltr",
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
