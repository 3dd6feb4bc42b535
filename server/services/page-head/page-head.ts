import type { Language } from "../../context";

/** What the head of a document says about the page that it opens, to crawlers and to previews of links. */
export interface PageHead {
  /** The page's name; the shop's stands behind it. */
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

/** Characters of a description that search engines and previews show. */
const maxDescriptionLength = 200;

/** Text of strangers as one line of plain text: no markup, no control characters, cut between words. */
export function plainLine(text: string | null | undefined, longest = maxDescriptionLength): string {
  const line = (text ?? "")
    .replace(/<[^>]*>/g, " ")
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, "")}…`;
}
