/** The specification's limit: a text of this many letters or fewer is shown whole. */
export const readMoreLimit = 70;

/**
 * The first part of a text longer than `limit` letters, cut between words where one is near, without the dots;
 * undefined when the text is short enough. Counts what a reader calls a letter, so no emoji is torn.
 */
export function cutText(text: string, limit: number): string | undefined {
  const letters = Array.from(text);
  if (letters.length <= limit) return undefined;
  const head = letters.slice(0, limit).join("");
  const lastSpace = head.search(/\s\S*$/u);
  return (lastSpace > head.length - 16 && lastSpace > 0 ? head.slice(0, lastSpace) : head).trimEnd();
}
