import { describe, expect, it } from "vitest";
import { readSearchNote } from "./search-note";

describe("the note of a page of search results", () => {
  it.each([
    [{ products: [], total_size: 0 }, null],
    [[], null],
    [{ corrected_query: "", unmatched_words: "x", any_word: null }, null],
    [{ corrected_query: "burger" }, { corrected: "burger", unmatched: [], anyWord: false }],
    [{ unmatched_words: ["usb", 4] }, { corrected: null, unmatched: ["usb", "4"], anyWord: false }],
    [{ any_word: true }, { corrected: null, unmatched: [], anyWord: true }],
  ])("of %j is %j", (response, note) => {
    expect(readSearchNote(response)).toEqual(note);
  });
});
