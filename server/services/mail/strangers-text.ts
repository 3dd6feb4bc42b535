import { cleanName } from "@/domain/written-text";

/** Characters of a name in a mail. */
const maxNameLength = 40;

/** Texts that mail programs turn into links: a scheme, www, and letters on both sides of a dot. */
const linkMarks = /[a-z][a-z\d+.-]*:\/\/|\bwww\.|@|(?<=[\p{L}\p{N}])[.。．｡](?=\p{L})/giu;

/**
 * A name or an address as a mail may repeat it: one line, short, and nothing in it that a mail program would make a link of.
 * The person who orders types it, and anybody can order to the mailbox of somebody else.
 */
export function strangersText(typed: string | null | undefined, maxLength = maxNameLength): string {
  const plain = cleanName(typed ?? "")
    .replace(linkMarks, " ")
    .replace(/ +/g, " ")
    .trim();
  const characters = [...plain];
  return characters.length <= maxLength
    ? plain
    : `${characters
        .slice(0, maxLength - 1)
        .join("")
        .trim()}…`;
}
