/** The documents of the shop's side (the board, the couriers' page) and their manifests: the same policy as the shop's pages, and nothing inline. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { defaultLanguage, direction, type LanguageCode, languages } from "../../src/platform/i18n/languages";
import { contentSecurityPolicy } from "./content-security-policy";
import type { PageEnvironment } from "./page-environment";
import { appName, THEME_COLOUR } from "./web-manifest";

/** Programs of the shop's side; each has a folder of its name, here and on the shop's origin. */
export type StaffProgram = "board" | "courier";

export const baseOf = (program: StaffProgram): string => `/${program}/`;

/** A tablet stands as its shop likes; a phone in a hand stands upright. */
const ORIENTATIONS: Record<StaffProgram, string> = { board: "any", courier: "portrait" };

interface NameTexts {
  readonly "app.named": string;
  readonly "app.title": string;
  readonly "app.description": string;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const textsOf = (root: string, program: StaffProgram, language: LanguageCode): NameTexts =>
  JSON.parse(readFileSync(join(root, program, "locales", `${language}.json`), "utf8")) as NameTexts;

const nameOf = (texts: NameTexts, environment: PageEnvironment): string =>
  texts["app.named"].replace("{shop}", appName(environment));

const manifestFile = (language: LanguageCode): string =>
  language === defaultLanguage ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;

function manifestOf(
  root: string,
  program: StaffProgram,
  environment: PageEnvironment,
  language: LanguageCode,
): string {
  const texts = textsOf(root, program, language);
  const base = baseOf(program);
  const icon = (name: string, side: number, purpose: string) => ({
    src: `/icons/${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify(
    {
      id: base,
      name: nameOf(texts, environment),
      // For a server that puts the shop's own name in its place; browsers pass over what they do not know.
      shop_name: appName(environment),
      short_name: texts["app.title"],
      description: texts["app.description"],
      lang: language,
      dir: direction(language),
      start_url: base,
      scope: base,
      display: "standalone",
      orientation: ORIENTATIONS[program],
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

/** Fills a program's document; without a policy while developing, where Vite's own scripts could not run under it. */
function documentOf(html: string, name: string, environment: PageEnvironment, withPolicy: boolean): string {
  const policy = escapeHtml(contentSecurityPolicy(environment, { scripts: [], styles: [] }));
  return html
    .replace(
      "<!--policy-->",
      withPolicy ? `<meta http-equiv="Content-Security-Policy" content="${policy}" />` : "",
    )
    .replaceAll("{{title}}", escapeHtml(name))
    .replaceAll("{{themeColour}}", THEME_COLOUR.dark);
}

export function staffDocumentPlugin(
  root: string,
  program: StaffProgram,
  environment: PageEnvironment,
): Plugin {
  const name = () => nameOf(textsOf(root, program, defaultLanguage), environment);
  const manifest = (language: LanguageCode) => manifestOf(root, program, environment, language);
  return {
    name: "doorstep:staff-document",
    transformIndexHtml: {
      order: "pre",
      handler: (html, { server }) => documentOf(html, name(), environment, server === undefined),
    },
    generateBundle() {
      for (const { languageCode } of languages) {
        this.emitFile({
          type: "asset",
          fileName: manifestFile(languageCode),
          source: manifest(languageCode),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const found = languages.find(({ languageCode }) => path.endsWith(`/${manifestFile(languageCode)}`));
        if (!found) return next();
        response.setHeader("content-type", "application/manifest+json");
        response.end(manifest(found.languageCode));
      });
    },
  };
}
