import type { Language } from "../../context";

/** The head of a document for crawlers and link previews. */
export interface PageHead {
  /** The page's name; the shop's is added to it. */
  title: string;
  description: string;
  /** The one address of the page, absolute. */
  canonical: string;
  /** og:type. */
  kind: "website" | "product";
  /** Absolute address of a picture, with what it shows. */
  picture: { address: string; text: string } | null;
  shopName: string;
  language: Language;
  /** schema.org objects, each one script of JSON-LD. */
  structured: readonly object[];
}

/** The page of an address: its head, `unknown` where the row that it names does not exist, null where it has no own head. */
export type PageHeadResult = PageHead | "unknown" | null;

/** Characters of a description that search engines and previews show. */
const maxDescriptionLength = 200;

/** Unvalidated text as one line of plain text: no markup, no control characters, cut between words. */
export function plainLine(text: string | null | undefined, maxLength = maxDescriptionLength): string {
  const line = (text ?? "")
    .replace(/<[^>]*>/g, " ")
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, "")}…`;
}
