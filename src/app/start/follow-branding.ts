// @chunk behind
/** Brings the open page up to date when the shop has another look, and has the worker keep it. */
import type { QueryClient } from "@tanstack/react-query";
import {
  type Branding,
  brandingMeta,
  brandingPath,
  inLanguage,
  isBranding,
} from "@/domain/branding/branding";
import { configQuery } from "@/features/configuration";
import { environment } from "@/platform/environment";
import { currentLanguage } from "@/platform/i18n";

const metaNamed = (name: string) => document.querySelectorAll<HTMLMetaElement>(`head > meta[name="${name}"]`);

/** The version that this document has; empty where it is as the build made it. */
const shownVersion = (): string => metaNamed(brandingMeta)[0]?.content ?? "";

let ownSheet: CSSStyleSheet | null = null;

function showStyles(styles: string): void {
  // A sheet made by script needs no leave of the document's policy, and counts after those of the document.
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== ownSheet);
  ownSheet = new CSSStyleSheet();
  ownSheet.replaceSync(styles);
  document.adoptedStyleSheets = [...others, ownSheet];
  // The document's own rules name colours that the new look may leave to the build.
  for (const element of document.querySelectorAll<HTMLStyleElement>("head > style"))
    if (element.textContent?.startsWith(":root:root") && element.sheet) element.sheet.disabled = true;
}

function show(branding: Branding): void {
  const set = (name: string, content: string, index = 0) => {
    const element = metaNamed(name)[index];
    if (element) element.content = content;
  };
  showStyles(branding.styles);
  const language = currentLanguage();
  set("application-name", inLanguage(branding.name, language));
  set("apple-mobile-web-app-title", inLanguage(branding.shortName, language));
  const { light, dark } = branding.themeColour;
  // A chosen theme has the same colour in both.
  const chosen = metaNamed("theme-color")[0]?.content === metaNamed("theme-color")[1]?.content;
  const used = document.documentElement.dataset.theme === "dark" ? dark : light;
  set("theme-color", chosen ? used : light, 0);
  set("theme-color", chosen ? used : dark, 1);
  const files = branding.icons === null ? null : `${branding.icons}favicon-96.png`;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) {
    link.type = files ? "image/png" : "image/svg+xml";
    link.href = files ?? "/favicon.svg";
  }
  const version = metaNamed(brandingMeta)[0] ?? document.head.appendChild(document.createElement("meta"));
  version.name = brandingMeta;
  version.content = branding.version;
}

/** Another server's config does not speak of this document. */
async function renew(version: string | undefined): Promise<void> {
  if (version === undefined || environment.apiBaseUrl !== "" || version === shownVersion()) return;
  const response = await fetch(brandingPath, { cache: "no-cache" });
  const branding: unknown = response.ok ? await response.json() : null;
  if (!isBranding(branding)) return;
  if (branding.version !== shownVersion()) show(branding);
  navigator.serviceWorker?.controller?.postMessage({ type: "KEEP_BRANDING" });
}

/** Compares with each config that comes. */
export function followBranding(queryClient: QueryClient): void {
  const [root] = configQuery(currentLanguage()).queryKey;
  const compare = () => {
    const config = queryClient.getQueryData(configQuery(currentLanguage()).queryKey)?.data;
    // Without a network it is compared again with the next config.
    if (config) renew(config.branding_version).catch(() => undefined);
  };
  compare();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && event.query.queryKey[0] === root)
      compare();
  });
}
