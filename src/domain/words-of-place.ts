/**
 * The words of a place's name, "" where it is only called by its coordinates (`point-text.ts`). A file of its own, so that the
 * checkout does not load the landing's.
 */
export const wordsOfPlace = (text: string): string =>
  /^-?\d{1,2}\.\d{5}, -?\d{1,3}\.\d{5}$/.test(text) ? "" : text;
