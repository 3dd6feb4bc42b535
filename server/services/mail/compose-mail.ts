import { isolatedIn } from "@/domain/money-text";
import { type Language, textsOf } from "../../locales";
import type { Mail } from "../../ports/mail";

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Old mail programs show isolating marks as boxes; elements they leave alone. */
const withElements = (text: string): string =>
  escaped(text).replace(/\u2068([^\u2068\u2069]*)\u2069/g, "<bdi>$1</bdi>");

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The content of a mail in the reader's language. Everything is text: names that shoppers typed are safe in it. */
interface MailContent {
  language: Language;
  /** Name of the shop, which signs the mail. */
  shop: string;
  subject: string;
  paragraphs: readonly string[];
  /** Rows of a table: what, and how much or when. */
  rows?: readonly (readonly [label: string, value: string])[];
  /** One link, below the rest, as a button in the shop's colours; `url` is absolute. */
  action?: { label: string; url: string; colours: { ground: string; ink: string } };
}

/** A mail as text and as HTML that mail programs show alike: one column, no pictures, nothing that is loaded. */
export function composeMail(to: string, content: MailContent): Mail {
  const { language, shop, paragraphs, rows = [], action } = content;
  const { direction } = textsOf(language);
  const subject = oneLine(content.subject);
  const start = direction === "rtl" ? "right" : "left";
  const end = direction === "rtl" ? "left" : "right";
  const isolate = (part: string) =>
    /^\u2068[^\u2069]*\u2069$/.test(part) ? part : isolatedIn(oneLine(part), direction === "rtl");
  const textRows = rows.map(([label, value]) => `${isolate(label)}: ${isolate(value)}`).join("\n");
  const text = [
    ...paragraphs,
    ...(textRows === "" ? [] : [textRows]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    shop,
  ].join("\n\n");
  const cell = "padding:6px 0;border-bottom:1px solid #e5e7eb;vertical-align:top";
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:36rem;margin:0 auto;text-align:${start}"><h1 style="font-size:20px">${escaped(subject)}</h1>${paragraphs
    .map((paragraph) => `<p>${withElements(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("")}${
    rows.length === 0
      ? ""
      : `<table role="presentation" style="width:100%;border-collapse:collapse">${rows
          .map(
            ([label, value]) =>
              `<tr><td style="${cell}"><bdi>${withElements(label)}</bdi></td><td style="${cell};text-align:${end}"><bdi>${withElements(value)}</bdi></td></tr>`,
          )
          .join("")}</table>`
  }${
    action === undefined
      ? ""
      : `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;font-weight:600;text-decoration:none;background:${escaped(action.colours.ground)};color:${escaped(action.colours.ink)}">${escaped(action.label)}</a></p>`
  }<p style="color:#6b7280">${escaped(shop)}</p></div></body></html>`;
  return { to, subject, text, html };
}
