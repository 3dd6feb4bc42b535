import { describe, expect, it } from "vitest";
import { tokenize } from "./tokenize";

describe("words of a search", () => {
  it("are lower case, without signs, and without words that say nothing", () => {
    expect(tokenize("The BEST Burger, please!").words).toEqual(["burger", "please"]);
    expect(tokenize("the").words).toEqual(["the"]);
    expect(tokenize("خُبْزٌ في السوق").words).toEqual(["خبز", "السوق"]);
    expect(tokenize("% _ '; --").words).toEqual([]);
  });

  it("are an amount and its unit, also where they are written together", () => {
    expect(tokenize("ibuwell 400mg").words).toEqual(["ibuwell", "400", "mg"]);
    expect(tokenize("كالمول 500ملغ").words).toEqual(["كالمول", "500", "ملغ"]);
    expect(tokenize("d3 b12").words).toEqual(["d3", "b12"]);
  });

  it("are eight at most, and the ones left out are named", () => {
    expect(tokenize("k b c d e f g h i j")).toEqual({
      words: ["k", "b", "c", "d", "e", "f", "g", "h"],
      rest: ["i", "j"],
    });
  });
});
