/** One mailbox, however it is written. */
import { withoutInvisible, withSpelledJoiners } from "./written-text";

/** The longest e-mail address, by the specification. */
export const maxEmailLength = 255;

/** Local part, @, and a domain with a dot and a suffix of at least two characters: page and server ask for the same. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= maxEmailLength && /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)*\.[^\s@<>".]{2,}$/.test(text)
  );
}

/** ASCII as keyboards of China and Japan type it, twice as wide. */
const wideAscii = /[\uff01-\uff5e]/g;
const narrow = (text: string) => text.replace(wideAscii, (wide) => wide.normalize("NFKC"));

/**
 * An address as it is sent to the server: nothing invisible but the joiners that a domain is spelled with, composed letters, no
 * spaces around it. Upper and lower case stay.
 */
export function cleanEmail(text: string): string {
  // As a copied link begins.
  const written = narrow(text)
    .trim()
    .replace(/^mailto:/i, "");
  const at = written.lastIndexOf("@");
  const local = withoutInvisible(at < 0 ? written : written.slice(0, at));
  const domain = at < 0 ? "" : withSpelledJoiners(written.slice(at)).replace(/[\u3002\uff61]/g, ".");
  return (local + domain).normalize("NFC").trim();
}

/** Letters, digits, hyphens and what joins letters: nothing that an address parser could read in another way. */
const domainPattern = /^(?:[\p{L}\p{M}\p{N}\u00b7\u0375\u05f3\u05f4\u30fb.-]|\u200c|\u200d)+$/u;

/** No name of a domain begins or ends with a hyphen. */
const hyphenAtEnd = /(?:^|\.)-|-(?:\.|$)/;

/**
 * The form in which mailboxes are stored, compared and written to: lower case, and a domain in ASCII. Null when the text is no
 * address. `domainToAscii` follows the registries' rules (UTS 46, nontransitional) and returns "" for what is no domain.
 */
export function mailboxOf(text: string, domainToAscii: (domain: string) => string): string | null {
  const written = cleanEmail(text).toLowerCase().normalize("NFC");
  if (!isEmailAddress(written)) return null;
  const at = written.lastIndexOf("@");
  const domain = written.slice(at + 1);
  if (!domainPattern.test(domain) || hyphenAtEnd.test(domain)) return null;
  const mailbox = `${written.slice(0, at)}@${domainToAscii(domain)}`;
  // A domain that is a number in disguise becomes an address of a machine, which is refused here.
  return isEmailAddress(mailbox) && !/@[\d.]+$/.test(mailbox) ? mailbox : null;
}
