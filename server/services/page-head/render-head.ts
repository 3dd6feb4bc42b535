/** Writes a page's head into the built document. Everything in it may be unvalidated text. */
import { escapeHtml } from "../../core/escape-html";
import { type Language, textsOf } from "../../locales";
import type { PageHead } from "./page-head";

/**
 * The text of any JSON, so that it cannot leave its script element. A block of data is never run, so the policy of the
 * document, which forbids inline scripts, does not apply to it.
 */
export const jsonInScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The page removes these when the shopper opens another page. */
export const servedMark = "data-served";

function tags(head: PageHead): string {
  const name = (key: string, text: string) =>
    `<meta ${servedMark} name="${key}" content="${escapeHtml(text)}">`;
  const property = (key: string, text: string) =>
    `<meta ${servedMark} property="${key}" content="${escapeHtml(text)}">`;
  const picture = head.picture;
  return [
    `<link ${servedMark} rel="canonical" href="${escapeHtml(head.canonical)}">`,
    property("og:site_name", head.shopName),
    property("og:type", head.kind),
    property("og:title", head.title),
    property("og:description", head.description),
    property("og:url", head.canonical),
    property("og:locale", textsOf(head.language).openGraphLocale),
    ...(picture ? [property("og:image", picture.address), property("og:image:alt", picture.text)] : []),
    name("twitter:card", picture ? "summary_large_image" : "summary"),
    ...head.structured.map(
      (thing) =>
        `<script ${servedMark} type="application/ld+json">${jsonInScript(JSON.stringify(thing))}</script>`,
    ),
  ].join("");
}

/**
 * The built document in the language of its reader, and with those of the shop: a page whose reader has chosen none decides by
 * them before anything is painted.
 */
export const withLanguages = (document: string, offered: readonly Language[], language: Language): string =>
  document
    .replace(/<html lang="\w+" dir="\w+"/, `<html lang="${language}" dir="${textsOf(language).direction}"`)
    .replace(
      '<meta name="shop-languages" content="">',
      `<meta name="shop-languages" content="${offered.join(" ")}">`,
    );

/** The built document with the head of a page. */
export function withHead(document: string, head: PageHead): string {
  const title = head.title === head.shopName ? head.shopName : `${head.title} · ${head.shopName}`;
  // Functions, because a replacement text with `$&` in a shop's name would be read as a pattern.
  return document
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(head.description)}">`,
    )
    .replace("</head>", () => `${tags(head)}</head>`);
}
