import { describe, expect, it } from "vitest";
import { nameHasWords, readableSearchText, searchText, withoutArticle } from "./search-text";
import cases from "./search-text-cases.json";

describe("the normal form of a search", () => {
  it.each(cases as [string, string][])("of %j is %j", (text, form) => {
    expect(searchText(text)).toBe(form);
    expect(searchText(form), "and stays so").toBe(form);
    expect(searchText(text.normalize("NFD")), "also decomposed").toBe(form);
  });

  it.each([
    ["Crème BRÛLÉE", "crème brûlée"],
    ["O’Neil’s", "o’neil’s"],
    ["قَهْوة أرز ئ", "قهوة أرز ئ"],
    ["«كالمول» ٥٠٠ملغ", "كالمول 500 ملغ"],
    ["Nurofen™\u200f", "nurofen"],
    ["ガム 김치 फ़िल्टर", "ガム 김치 फ़िल्टर".normalize("NFC")],
  ])("of %j reads %j for people", (text, readable) => {
    expect(readableSearchText(text)).toBe(readable);
  });
});

describe("the Arabic article", () => {
  it.each([
    ["القهوه", "قهوه"],
    ["والقهوه", "قهوه"],
    ["بالدجاج", "دجاج"],
    ["وبالدجاج", "دجاج"],
    ["للاطفال", "اطفال"],
    ["وللاطفال", "اطفال"],
    ["البن", "بن"],
    ["كالمول", "كالمول"],
    ["كالسيوم", "كالسيوم"],
    ["الي", "الي"],
    ["والده", "والده"],
    ["بالون", "بالون"],
    ["milk", "milk"],
  ])("%s is %s without it", (word, bare) => expect(withoutArticle(word)).toBe(bare));

  it.each([
    ["قهوة عربية", "القهوة"],
    ["القهوة العربية", "قهوة عربيه"],
    ["أرز بالدجاج", "الدجاج"],
    ["حليب للأطفال", "أطفال"],
    ["Calmol ٥٠٠ mg", "500mg"],
    ["« Nurofen »", "nurofen"],
  ])("does not keep %s from being found by %s", (name, typed) =>
    expect(nameHasWords(name, typed)).toBe(true),
  );
});

describe("a typed text without words", () => {
  it("is in every name when it is empty, and in none when it is made of signs", () => {
    expect([nameHasWords("Tea", " "), nameHasWords("Tea", "%")]).toEqual([true, false]);
  });
});
