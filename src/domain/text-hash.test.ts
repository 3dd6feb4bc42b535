import { describe, expect, it } from "vitest";
import { textHash } from "./text-hash";

describe("the hash of a text", () => {
  it.each([
    ["", "wvjl67o803"],
    ["a", "262p94epp1d"],
    ["Pizza", "qkwp9vi3da"],
    ["بيتزا", "t3bcnernwx"],
  ])("of %j stays what is stored and compared already", (text, hash) => {
    expect(textHash(text)).toBe(hash);
  });
  it("differs by one letter, by order and by length", () => {
    const texts = Array.from({ length: 2000 }, (_, index) => [`a${index}`, `${index}a`, `a${index}a`]).flat();
    expect(new Set(texts.map(textHash)).size).toBe(texts.length);
  });
});
