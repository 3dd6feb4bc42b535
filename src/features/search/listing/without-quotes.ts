// @chunk listing

/**
 * A searched text without quotes of its own around it: its heading puts it in quotes. A text of nothing else stays, and so does
 * a straight one at the end alone, which may be inches.
 */
export function withoutQuotes(text: string): string {
  const opened = text.replace(/^[\s"'“”„«»‹›‘’]+(?=\S)/u, "");
  const end = opened === text ? /(?<=\S)[\s“”„«»‹›]+$/u : /(?<=\S)[\s"“”„«»‹›]+$/u;
  return opened.replace(end, "") || text;
}
