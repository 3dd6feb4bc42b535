import { describe, expect, it } from "vitest";
import { typedWords } from "./tokenize";

describe("words of a search", () => {
  it("are lower case, without signs, and without words that say nothing", () => {
    expect(typedWords("The BEST Burger, please!").words).toEqual(["burger", "please"]);
    expect(typedWords("the").words).toEqual(["the"]);
    expect(typedWords("خُبْزٌ في السوق").words).toEqual(["خبز", "السوق"]);
    expect(typedWords("% _ '; --").words).toEqual([]);
  });

  it("are an amount and its unit, also where they are written together", () => {
    expect(typedWords("ibuwell 400mg").words).toEqual(["ibuwell", "400", "mg"]);
    expect(typedWords("كالمول 500ملغ").words).toEqual(["كالمول", "500", "ملغ"]);
    expect(typedWords("d3 b12").words).toEqual(["d3", "b12"]);
  });

  it("are eight at most, and the ones left out are named", () => {
    expect(typedWords("k b c d e f g h i j")).toEqual({
      words: ["k", "b", "c", "d", "e", "f", "g", "h"],
      rest: ["i", "j"],
    });
  });
});
