/** Compiles what both documents carry inline: the boot script and the critical CSS of the first screens. */
import { join } from "node:path";
import { build } from "vite";
import { languages } from "../../src/platform/i18n/languages";
import { pagePatterns } from "../../src/platform/navigation/page-patterns";
import { firstRoutes, moreRoutes } from "../../src/platform/navigation/page-table";
import { scriptOrigins } from "./content-security-policy";
import { FIRST_PARTS } from "./first-parts";
import type { PageEnvironment } from "./page-environment";
import { onlyVariablesReadBy, themeVariables } from "./theme-variables";

export interface BootParts {
  /** Minified classic script. */
  script: string;
  /** Minified CSS: the variables that are read, then the first screens. */
  styles: string;
}

/** Texts of the first screens are there in every language; only those of the page are visible. */
const otherLanguages = `${languages
  .map(({ languageCode }) => `html:not([lang="${languageCode}"]) .${languageCode}`)
  .join()}{display:none}`;

/** Whether the page is built for a cache in front, as the constant in its sources. */
export const cacheInFront = (environment: PageEnvironment): string =>
  JSON.stringify((environment.VITE_CACHE_IN_FRONT ?? "").trim() === "1");

export async function compileBoot(root: string, environment: PageEnvironment): Promise<BootParts> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    resolve: { alias: { "@": join(root, "src") } },
    define: {
      __SCRIPT_ORIGINS__: JSON.stringify(scriptOrigins(environment)),
      __API_BASE_URL__: JSON.stringify((environment.VITE_API_BASE_URL ?? "").trim().replace(/\/+$/, "")),
      __FIRST_PAGES__: JSON.stringify(pagePatterns(firstRoutes)),
      __MORE_PAGES__: JSON.stringify(pagePatterns(moreRoutes).filter(([, page]) => page in FIRST_PARTS)),
      __CACHE_IN_FRONT__: cacheInFront(environment),
      __SOFTWARE_ID__: JSON.stringify(environment.VITE_SOFTWARE_ID ?? ""),
    },
    build: {
      write: false,
      target: "es2020",
      minify: true,
      lib: {
        entry: join(root, "src/boot/boot-script.ts"),
        name: "boot",
        formats: ["iife"],
        fileName: "boot",
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((entry) =>
    "output" in entry ? entry.output : [],
  );
  let script = "";
  let styles = "";
  for (const output of outputs) {
    if (output.type === "chunk") script = output.code.trim();
    else if (output.fileName.endsWith(".css")) styles = String(output.source).trim();
  }
  if (!script || !styles) throw new Error("The boot script or its style sheet came out empty.");
  return {
    script,
    styles: onlyVariablesReadBy(await themeVariables(root), styles) + styles + otherLanguages,
  };
}
