/**
 * Writes a shop's branding into a document that the build made: server and worker do it alike, so that the same page comes with
 * and without a network. The document's own policy lets nothing else through than what it names by its hash.
 */

import { type Branding, brandingMeta, inLanguage, type TextByLanguage } from "./branding";
import { type BroughtLanguage, broughtLanguagesMeta } from "./brought-language";
import { type HeroText, heroMeta, heroTexts } from "./hero-texts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text in every language that it has; the critical CSS shows the one in use. */
function spans(text: TextByLanguage, languages: readonly string[]): string {
  const shown = languages.map((language) => inLanguage(text, language));
  if (new Set(shown).size === 1) return escaped(shown[0] ?? "");
  return languages
    .map((language, index) => `<span class="${language}">${escaped(shown[index] ?? "")}</span>`)
    .join("");
}

/** Languages of which the document carries its texts. */
const languagesOf = (html: string): string[] => {
  const [title = ""] = /<p class="fs-hidden">.*?<\/p>/.exec(html) ?? [];
  return [...title.matchAll(/<span class="(\w+)">/g)].map(([, language = ""]) => language);
};

/** Everything between what `pattern` groups first and last. Functions, because `$` in a text would be read as a pattern. */
const fill = (html: string, pattern: RegExp, content: string): string =>
  html.replace(pattern, (_, before: string, after: string) => `${before}${content}${after}`);

const icon = (rel: string, file: string, more = "") => `<link rel="${rel}" href="${file}"${more}>`;

function withIcons(html: string, icons: string): string {
  const links =
    icon("icon", `${icons}favicon-96.png`, ' type="image/png" sizes="96x96"') +
    icon("icon", `${icons}favicon.ico`, ' sizes="48x48"') +
    icon("apple-touch-icon", `${icons}apple-touch-icon.png`);
  return html
    .replace(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g, "")
    .replace("</title>", () => `</title>${links}`);
}

function withStyles(html: string, { styles, stylesHash }: Branding): string {
  // Styles of ours never hold a closing tag.
  if (styles === "" || styles.includes("<")) return html;
  return html
    .replace("style-src 'self'", () => `style-src 'self' '${stylesHash}'`)
    .replace("</style>", () => `</style><style>${styles}</style>`);
}

/** Every text of the document in the languages that the shop brought, too; what they lack is in English. */
function withBroughtLanguages(html: string, brought: readonly BroughtLanguage[], language: string): string {
  if (brought.length === 0) return html;
  const rows = brought.map(({ languageName, languageCode, direction, file }) => ({
    languageName,
    languageCode,
    direction,
    file,
  }));
  const reading = rows.find(({ languageCode }) => languageCode === language);
  const head =
    `<meta name="${broughtLanguagesMeta}" content="${escaped(JSON.stringify(rows))}">` +
    (reading ? `<link rel="preload" as="fetch" crossorigin href="${reading.file}">` : "");
  return html
    .replace(/<span class="en">(.*?)<\/span>/g, (span, english: string) =>
      brought.reduce(
        (spans, { languageCode, documentTexts }) =>
          `${spans}<span class="${languageCode}">${escaped(documentTexts[english] ?? "") || english}</span>`,
        span,
      ),
    )
    .replace("</title>", () => `</title>${head}`);
}

function withHeroTexts(html: string, branding: Branding, languages: readonly string[]): string {
  const slots: Record<HeroText, RegExp> = {
    title: /(<h1>).*?(<\/h1>)/,
    subTitle: /(<p class="fs-sub">).*?(<\/p>)/,
    tagLine: /(<p class="fs-tag">).*?(<\/p>)/,
  };
  let result = html;
  const own = heroTexts.flatMap((key) => {
    const text = branding[key];
    return text === null ? [] : [{ key, text }];
  });
  for (const { key, text } of own) result = fill(result, slots[key], spans(text, languages));
  const metas = languages.flatMap((language) => {
    // The app has no first screen of a language that the shop brought.
    const brought = branding.languages?.find(({ languageCode }) => languageCode === language);
    if (own.length === 0 && !brought) return [];
    const texts = {
      ...brought?.firstScreen,
      ...Object.fromEntries(own.map(({ key, text }) => [key, inLanguage(text, language)])),
    };
    return [`<meta name="${heroMeta(language)}" content="${escaped(JSON.stringify(texts))}">`];
  });
  return result.replace("</title>", () => `</title>${metas.join("")}`);
}

/** What visitors without scripts read, in the languages that the shop brought, too. */
function withBroughtNoScript(html: string, brought: readonly BroughtLanguage[], appName: string): string {
  return html.replace(
    /<div class="fs-noscript">\s*<p lang="en"[^>]*>(.*?)<\/p>.*?(?=<\/div>)/s,
    (all, english: string) =>
      brought.reduce((paragraphs, { languageCode, direction, documentTexts }) => {
        const own = documentTexts[english.replaceAll(appName, "{appName}")];
        if (own === undefined) return paragraphs;
        const text = escaped(own).replaceAll("{appName}", () => appName);
        return `${paragraphs}<p lang="${languageCode}" dir="${direction}">${text}</p>`;
      }, all),
  );
}

/** The document in the shop's name and look, its title in the language of who opens it. */
export function brandedDocument(document: string, branding: Branding, language: string): string {
  if (branding.version === "") return document;
  const built = withBroughtLanguages(document, branding.languages ?? [], language);
  const languages = languagesOf(built);
  const name = inLanguage(branding.name, language);
  const [, builtName = ""] = /<meta name="application-name" content="([^"]*)"/.exec(built) ?? [];
  const { light, dark } = branding.themeColour;
  let html = withBroughtNoScript(built, branding.languages ?? [], builtName)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace(
      /(<div class="fs-noscript">)(.*?)(<\/div>)/s,
      (_, open: string, inner: string, close: string) => {
        const own = builtName === "" ? inner : inner.replaceAll(builtName, () => escaped(name));
        return open + own + close;
      },
    );
  html = fill(
    html,
    /(<meta name="description" content=")[^"]*(")/,
    escaped(inLanguage(branding.description, language)),
  );
  html = fill(html, /(<meta name="application-name" content=")[^"]*(")/, escaped(name));
  html = fill(
    html,
    /(<meta name="apple-mobile-web-app-title" content=")[^"]*(")/,
    escaped(inLanguage(branding.shortName, language)),
  );
  html = fill(
    html,
    /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: light\)")/,
    escaped(light),
  );
  html = fill(
    html,
    /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: dark\)")/,
    escaped(dark),
  );
  const mark =
    branding.icons === null
      ? ""
      : `<img src="${branding.icons}mark.png" alt="" width="32" height="32" fetchpriority="low">`;
  html = html.replace(
    /(<a class="fs-brand" href="\/">)(<svg.*?<\/svg>)<span>.*?<\/span>(<\/a>)/g,
    (_, open: string, own: string, close: string) =>
      `${open}${mark || own}<span>${spans(branding.name, languages)}</span>${close}`,
  );
  html = withHeroTexts(html, branding, languages);
  if (branding.icons !== null) html = withIcons(html, branding.icons);
  return withStyles(html, branding).replace(
    "</title>",
    () => `</title><meta name="${brandingMeta}" content="${escaped(branding.version)}">`,
  );
}
