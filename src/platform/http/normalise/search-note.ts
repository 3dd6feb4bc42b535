// @chunk listing
import { fields, isOn, textOrNull, texts } from "./readers";

/** A response's note on how a typed text was understood. */
export interface SearchNote {
  /** The text as it was searched for, when a word looks misspelled. */
  corrected: string | null;
  /** Typed words that nothing was found for. */
  unmatched: string[];
  /** No row has all words; the rows have some of them. */
  anyWord: boolean;
}

/** The note of a page of search results; null when there is nothing to say. */
export function readSearchNote(response: unknown): SearchNote | null {
  const body = fields(response);
  if (body === null) return null;
  const note = {
    corrected: textOrNull(body.corrected_query),
    unmatched: texts(body.unmatched_words),
    anyWord: isOn(body.any_word),
  };
  return note.corrected !== null || note.unmatched.length > 0 || note.anyWord ? note : null;
}
