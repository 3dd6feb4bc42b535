import { safeLink } from "@/platform/navigation/safe-path";

export type MessagePart = { text: string; href: string | null };

/** An address as people type it, up to a space; what usually ends a sentence is not part of it. */
const address = /\bhttps?:\/\/[^\s<>"'\u0000-\u001F]+/giu;
const sentenceEnd = /[.,;:!?)\]}…،؛؟»”]+$/u;

/** The text in pieces, web addresses apart. Anything but http and https stays text. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const shown = match[0].replace(sentenceEnd, "");
    const href = safeLink(shown);
    if (href === null || !/^https?:/.test(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: shown, href });
    end = match.index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
