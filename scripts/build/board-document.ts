/** The document of the shop's board and its manifests: the same policy as the shop's pages, and nothing inline. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { defaultLanguage, direction, type LanguageCode, languages } from "../../src/platform/i18n/languages";
import { contentSecurityPolicy } from "./content-security-policy";
import { appName, THEME_COLOUR } from "./manifest";
import type { PageEnvironment } from "./page-environment";

/** Where the board is on the shop's origin. */
export const BOARD_BASE = "/board/";

interface BoardTexts {
  readonly "app.named": string;
  readonly "app.title": string;
  readonly "app.description": string;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const textsOf = (root: string, language: LanguageCode): BoardTexts =>
  JSON.parse(readFileSync(join(root, "board/locales", `${language}.json`), "utf8")) as BoardTexts;

const nameOf = (root: string, environment: PageEnvironment, language: LanguageCode): string =>
  textsOf(root, language)["app.named"].replace("{shop}", appName(environment));

const manifestFile = (language: LanguageCode): string =>
  language === defaultLanguage ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;

export function boardManifest(root: string, environment: PageEnvironment, language: LanguageCode): string {
  const texts = textsOf(root, language);
  const icon = (name: string, side: number, purpose: string) => ({
    src: `/icons/${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify(
    {
      id: BOARD_BASE,
      name: nameOf(root, environment, language),
      // For a server that puts the shop's own name in its place; browsers pass over what they do not know.
      shop_name: appName(environment),
      short_name: texts["app.title"],
      description: texts["app.description"],
      lang: language,
      dir: direction(language),
      start_url: BOARD_BASE,
      scope: BOARD_BASE,
      display: "standalone",
      orientation: "any",
      background_color: THEME_COLOUR.light,
      theme_color: THEME_COLOUR.dark,
      categories: ["business", "food"],
      prefer_related_applications: false,
      launch_handler: { client_mode: ["focus-existing", "auto"] },
      icons: [
        icon("icon", 192, "any"),
        icon("icon", 512, "any"),
        icon("maskable", 192, "maskable"),
        icon("maskable", 512, "maskable"),
      ],
    },
    null,
    2,
  );
}

/** Fills the board's document; without a policy while developing, where Vite's own scripts could not run under it. */
export function boardDocument(
  root: string,
  html: string,
  environment: PageEnvironment,
  withPolicy: boolean,
): string {
  const policy = escapeHtml(contentSecurityPolicy(environment, { scripts: [], styles: [] }));
  const title = escapeHtml(nameOf(root, environment, defaultLanguage));
  return html
    .replace(
      "<!--policy-->",
      withPolicy ? `<meta http-equiv="Content-Security-Policy" content="${policy}" />` : "",
    )
    .replaceAll("{{title}}", title)
    .replaceAll("{{themeColour}}", THEME_COLOUR.dark);
}

export function boardDocumentPlugin(root: string, environment: PageEnvironment): Plugin {
  return {
    name: "doorstep:board-document",
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server }) => boardDocument(root, html, environment, server === undefined),
    },
    generateBundle() {
      for (const { languageCode } of languages) {
        const source = boardManifest(root, environment, languageCode);
        this.emitFile({ type: "asset", fileName: manifestFile(languageCode), source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const found = languages.find(({ languageCode }) => path.endsWith(`/${manifestFile(languageCode)}`));
        if (!found) return next();
        response.setHeader("content-type", "application/manifest+json");
        response.end(boardManifest(root, environment, found.languageCode));
      });
    },
  };
}
