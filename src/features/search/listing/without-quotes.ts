// @chunk listing

/** A searched text without quotes of its own around it: its heading puts it in quotes. A text of nothing else stays. */
export const withoutQuotes = (text: string): string =>
  text.replace(/^[\s"'“”„«»‹›‘’]+(?=\S)|(?<=\S)[\s"“”„«»‹›]+$/gu, "") || text;
