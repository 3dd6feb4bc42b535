import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance";
import { closestWords, wordsOf } from "./search-words";

describe("words of a search", () => {
  it("are lower case, without signs, and without words that say nothing", () => {
    expect(wordsOf("The BEST Burger, please!")).toEqual(["burger", "please"]);
    expect(wordsOf("the")).toEqual(["the"]);
    expect(wordsOf("خُبْزٌ في السوق")).toEqual(["خبز", "السوق"]);
    expect(wordsOf("% _ '; --")).toEqual([]);
    expect(wordsOf("a b c d e f g h i j").length).toBeLessThanOrEqual(6);
  });

  it("may mean what is one slip away, and not what only sounds alike", () => {
    expect(closestWords("burgr", ["burger", "burn", "burgers"])).toContain("burger");
    expect(closestWords("burgr", ["burn", "bread"])).toEqual([]);
    expect(closestWords("appel", ["apple", "april"])).toEqual(["apple"]);
    expect(closestWords("tomaoto", ["tomatoes"])).toEqual(["tomatoes"]);
    expect(closestWords("برجر", ["برغر", "بحر"])).toEqual(["برغر"]);
    expect(closestWords("ارز", ["أرز"])).toEqual(["أرز"]);
  });
});

describe("the distance of two words", () => {
  it("counts letters added, dropped, changed and swapped, up to its limit", () => {
    expect(editDistance("milk", "milk", 2)).toBe(0);
    expect(editDistance("appel", "apple", 2)).toBe(1);
    expect(editDistance("coffee", "cofee", 2)).toBe(1);
    expect(editDistance("abc", "xyz", 2)).toBe(3);
    expect(editDistance("a", "abcdef", 2)).toBe(3);
  });
});
