/** Descriptions of web shops are HTML; ours are text. */
import { decodeHTML } from "entities";

const withoutText = /<(script|style|template)\b[^>]*>.*?(<\/\1\s*>|$)|<!--.*?(-->|$)/gis;
const newLine = /<br\s*\/?>|<\/(p|div|h[1-6]|ul|ol|table|tr|section|article|blockquote)\s*>/gi;
const entry = /<li\b[^>]*>/gi;
const tag = /<\/?[a-z][^>]*>/gi;

const isHtml = /<\/?[a-z][^>]*>|&(#\d+|#x[0-9a-f]+|[a-z]+\d*);/i;

/** The words of a text of HTML, its paragraphs and entries of lists on lines of their own. A plain text stays as it is. */
export function plainText(html: string): string {
  if (!isHtml.test(html)) return html.trim();
  const hasTags = /<\/?[a-z][^>]*>/i.test(html);
  const marked = hasTags
    ? html
        .replace(withoutText, " ")
        // Line ends of the source mean nothing where tags make lines.
        .replace(/\s+/g, " ")
        .replace(entry, "\n- ")
        .replace(newLine, "\n")
        .replace(tag, "")
    : html;
  return decodeHTML(marked)
    .replace(/[\u00a0\t ]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
