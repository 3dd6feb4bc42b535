/**
 * Writes the two documents from the one template `index.html`. `index.html` is the landing (and carries the neutral
 * frame too, because only the browser knows whether a place is stored); `app.html` is the neutral frame alone.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { firstScreenTexts } from "../../src/boot/first-screen-texts";
import { defaultLanguage, direction, type LanguageCode, languages } from "../../src/platform/i18n/languages";
import arabic from "../../src/platform/i18n/locales/ar/document";
import english from "../../src/platform/i18n/locales/en/document";
import { type BootParts, compileBoot } from "./boot";
import { contentSecurityPolicy } from "./content-security-policy";
import { FIRST_PARTS, SHARED_PARTS } from "./first-parts";
import type { PageEnvironment } from "./page-environment";
import { appName, MANIFEST_FILES, type ManifestLanguage, THEME_COLOUR, webManifest } from "./web-manifest";

type DocumentKind = "landing" | "frame";

interface AppFiles {
  script: string;
  styles: readonly string[];
  preload: readonly string[];
  /**
   * Scripts and styles of the pages that a visit often begins with, by the name of their folder in `src/pages/`, and of
   * the parts that they share, by the names of `SHARED_PARTS`.
   */
  pages: ReadonlyMap<string, readonly string[]>;
}

/** Tells the byte budgets which file a page is in, because the bundler joins small files. */
export const PAGES_FILE = "build-pages.json";

const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const withoutIndent = (html: string) => html.replace(/>\s*\n\s*</g, "><").replace(/\s*\n\s*/g, " ");

const DOCUMENT_TEXTS: Record<LanguageCode, Readonly<Record<string, string>>> = {
  en: { ...firstScreenTexts.en, ...english },
  ar: { ...firstScreenTexts.ar, ...arabic },
};

function textOf(languageCode: LanguageCode, key: string): string {
  const text = DOCUMENT_TEXTS[languageCode][key];
  if (!text) throw new Error(`The first screens have no text "${key}" in ${languageCode}.`);
  return escapeHtml(text);
}

/** How a text of the template is written: `{{text:key}}`, `{{paragraphs:key}}`, `{{plain:key}}`. */
const TEXT_FORMS: Readonly<Record<string, (key: string) => string>> = {
  /** Every language; the critical CSS shows the one in use. */
  text: (key) =>
    languages
      .map((one) => `<span class="${one.languageCode}">${textOf(one.languageCode, key)}</span>`)
      .join(""),
  /** Every language, one below the other: for visitors without a script to choose one. */
  paragraphs: (key) =>
    languages
      .map(({ languageCode: code }) => `<p lang="${code}" dir="${direction(code)}">${textOf(code, key)}</p>`)
      .join(""),
  /** Only the default language: for attributes. */
  plain: (key) => textOf(defaultLanguage, key),
};

interface Parts {
  root: string;
  environment: PageEnvironment;
  boot: BootParts;
  /** Absent while developing: Vite's own scripts and styles could not run under it. */
  withPolicy: boolean;
}

/** Fills the template of a document. Throws when it names a text or a slot that does not exist. */
export function renderDocument(kind: DocumentKind, template: string, files: AppFiles, parts: Parts): string {
  const boot = (name: string) => readFileSync(join(parts.root, "src/boot", name), "utf8").trim();
  const name = escapeHtml(appName(parts.environment));
  const screens = kind === "landing" ? boot("landing.html") + boot("frame.html") : boot("frame.html");
  const policy = contentSecurityPolicy(parts.environment, {
    scripts: [parts.boot.script],
    styles: [parts.boot.styles],
  });
  const meta = (key: string, content: string) => `<meta name="${key}" content="${escapeHtml(content)}">`;
  const insertions: Record<string, string> = {
    "<!--policy-->": parts.withPolicy
      ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`
      : "",
    "<!--app-files-->":
      // The server fills it in.
      meta("shop-languages", "") +
      meta("app-script", files.script) +
      meta("app-styles", files.styles.join(" ")) +
      meta("app-preload", files.preload.join(" ")) +
      meta("app-pages", [...files.pages].map(([page, scripts]) => `${page}=${scripts.join(",")}`).join(" ")),
    "<!--styles-->": `<style>${parts.boot.styles}</style>`,
    "<!--boot-->": `<script>${parts.boot.script}</script>`,
    "<!--first-screen-->": `<div id="first-screen">${screens}</div>`,
  };
  const filled = template
    .replace(/<!--[a-z-]+-->/g, (slot) => (slot in insertions ? slot : ""))
    .replace("<!--first-screen-->", () => insertions["<!--first-screen-->"] ?? "")
    .replaceAll("{{mark}}", () => boot("mark.svg"))
    .replaceAll("{{appName}}", () => name)
    .replaceAll("{{themeColourLight}}", THEME_COLOUR.light)
    .replaceAll("{{themeColourDark}}", THEME_COLOUR.dark)
    .replace(/\{\{(\w+):(\w+)\}\}/g, (slot, form: string, key: string) => {
      const write = TEXT_FORMS[form];
      if (!write) throw new Error(`The template's ${slot} has no known form.`);
      return write(key).replaceAll("{appName}", () => name);
    });
  const whole = withoutIndent(filled).replace(/<!--[a-z-]+-->/g, (slot) => insertions[slot] ?? "");
  const forgotten = /\{\{[^}]*\}\}/.exec(whole);
  if (forgotten) throw new Error(`The template's ${forgotten[0]} was not filled.`);
  if (/\sstyle="/.test(whole))
    throw new Error("A document carries a style attribute, which its policy forbids.");
  return `${whole.trim()}\n`;
}

/** A chunk's static imports, itself not counted. */
function importsOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (current: Rolldown.OutputChunk) => {
    for (const file of current.imports) {
      const imported = bundle[file];
      if (imported?.type !== "chunk" || imported === chunk || found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(chunk);
  return [...found];
}

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
];

/** The files the app's entry needs at once, and those the first pages need on top. */
function appFiles(root: string, bundle: Rolldown.OutputBundle): AppFiles {
  const chunks = Object.values(bundle).filter(
    (output): output is Rolldown.OutputChunk => output.type === "chunk",
  );
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error("The build has no entry script.");
  const preload = importsOf(bundle, entry);
  const pages = new Map<string, string[]>();
  const wanted = [
    ...Object.entries(FIRST_PARTS).map(
      ([page, parts]) => [page, [`src/pages/${page}/index.tsx`, ...parts]] as const,
    ),
    ...Object.entries(SHARED_PARTS),
  ];
  for (const [name, sources] of wanted) {
    const found = sources.flatMap((source) => {
      const chunk = chunkOf(root, chunks, source);
      if (!chunk) throw new Error(`The build has no file for "${name}" (${source}).`);
      return [chunk, ...importsOf(bundle, chunk)];
    });
    const needed = [...new Set(found)].filter((one) => one !== entry && !preload.includes(one));
    pages.set(name, [
      ...needed.map((one) => `/${one.fileName}`),
      ...new Set(needed.flatMap(stylesOf).map((file) => `/${file}`)),
    ]);
  }
  return {
    script: `/${entry.fileName}`,
    styles: [...new Set([...preload, entry].flatMap(stylesOf))].map((file) => `/${file}`),
    preload: preload.map((chunk) => `/${chunk.fileName}`),
    pages,
  };
}

/** A page that only passes on what a feature exports has no code of its own: then it is its chunk's entry. */
function chunkOf(root: string, chunks: readonly Rolldown.OutputChunk[], source: string) {
  const module = join(root, source);
  return chunks.find((chunk) => chunk.facadeModuleId === module || chunk.moduleIds.includes(module));
}

/** The file of every page, by the path of its source. */
function pageFiles(root: string, bundle: Rolldown.OutputBundle): Record<string, string> {
  const chunks = Object.values(bundle).filter(
    (output): output is Rolldown.OutputChunk => output.type === "chunk",
  );
  return Object.fromEntries(
    readdirSync(join(root, "src/pages")).flatMap((page) => {
      const source = `src/pages/${page}/index.tsx`;
      const chunk = chunkOf(root, chunks, source);
      return chunk ? [[source, chunk.fileName]] : [];
    }),
  );
}

export function documentsPlugin(root: string, environment: PageEnvironment): Plugin {
  const compile = () => compileBoot(root, environment);
  const template = () => readFileSync(join(root, "index.html"), "utf8");
  return {
    name: "doorstep:documents",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const parts: Parts = { root, environment, boot: await compile(), withPolicy: true };
        const files = appFiles(root, bundle);
        const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
        emit("index.html", renderDocument("landing", template(), files, parts));
        emit("app.html", renderDocument("frame", template(), files, parts));
        emit(PAGES_FILE, JSON.stringify(pageFiles(root, bundle)));
        for (const [language, fileName] of Object.entries(MANIFEST_FILES)) {
          emit(fileName, webManifest(environment, language as ManifestLanguage));
        }
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const found = Object.entries(MANIFEST_FILES).find(([, fileName]) => path === `/${fileName}`);
        if (!found) return next();
        response.setHeader("content-type", "application/manifest+json");
        response.end(webManifest(environment, found[0] as ManifestLanguage));
      });
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html, context) {
        if (!context.server) return html;
        const path = (context.originalUrl ?? "/").split("?")[0] ?? "/";
        const kind = path === "/" || path === "/home" ? "landing" : "frame";
        const files = { script: "/src/main.tsx", styles: [], preload: [], pages: new Map() };
        return renderDocument(kind, html, files, {
          root,
          environment,
          boot: await compile(),
          withPolicy: false,
        });
      },
    },
  };
}
