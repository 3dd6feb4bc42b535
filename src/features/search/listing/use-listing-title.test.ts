import { expect, it } from "vitest";
import { withoutQuotes } from "./use-listing-title";

it.each([
  ["soup", "soup"],
  ["“soup”", "soup"],
  ["«شوربة»", "شوربة"],
  ['"hot soup"', "hot soup"],
  ["‘soup", "soup"],
  ["«“soup”»", "soup"],
  ["joe's soup", "joe's soup"],
  ['the "best" soup', 'the "best" soup'],
  ['pizza 12"', 'pizza 12"'],
  ['"pizza 12"', "pizza 12"],
  ['"', '"'],
])("the quotes around %s are left out of a heading", (text, bare) => expect(withoutQuotes(text)).toBe(bare));
