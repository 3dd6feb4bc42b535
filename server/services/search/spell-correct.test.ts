import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance";
import { type Candidate, closestWord } from "./spell-correct";

const candidate = (word: string, change: Partial<Candidate> = {}): Candidate => ({
  word,
  spelling: word,
  stem: word,
  label: false,
  pharmacy: false,
  ...change,
});
const guess = (typed: string, words: readonly string[], change: Partial<Candidate> = {}) =>
  closestWord(
    { word: typed, stem: typed },
    words.map((word) => candidate(word, change)),
  )?.word ?? null;

describe("a misspelled word", () => {
  it.each([
    ["burgr", ["burger", "burn", "bread"], "burger"],
    ["appel", ["april", "apple"], "apple"],
    ["tomaoto", ["tomatoes"], "tomatoes"],
    ["margerita", ["margherita"], "margherita"],
    ["همبرقر", ["همبرغر"], "همبرغر"],
    ["mlik", ["milk"], "milk"],
    ["bred", ["bread"], "bread"],
    ["soaap", ["soap"], "soap"],
    ["حليبب", ["حليب"], "حليب"],
    ["حيلب", ["حليب"], "حليب"],
  ])("%s means the word that is a slip away", (typed, words, meant) => {
    expect(guess(typed, words)).toBe(meant);
  });

  it.each([
    ["burgr", ["burn", "bread"]],
    ["chinese", ["cheese"]],
    ["400", ["500"]],
    ["ab", ["ac"]],
    ["soup", ["soap"]],
    ["lime", ["lamb", "time"]],
    ["خيار", ["خضار"]],
    ["برغل", ["برغر"]],
  ])("%s means none of what only looks alike", (typed, words) => {
    expect(guess(typed, words)).toBeNull();
  });
});

describe("a misspelled word in a pharmacy", () => {
  const pharmacy = { pharmacy: true };

  it.each([
    ["amoxicilin", "amoxicillin"],
    ["paracetmol", "paracetamol"],
    ["ibuprofin", "ibuprofen"],
  ])("%s means the long name that is one letter away", (typed, meant) => {
    expect(guess(typed, [meant], pharmacy)).toBe(meant);
  });

  it.each([
    ["ampicillin", "amoxicillin"],
    ["prednisolone", "prednisone"],
    ["nimodipine", "nifedipine"],
    ["esomeprazole", "omeprazole"],
    ["calmox", "calmol"],
    ["folinic", "folic"],
  ])("%s is never read as another medicine, %s", (typed, other) => {
    expect(guess(typed, [other], pharmacy)).toBeNull();
  });

  it("means nothing when two medicines are as near", () => {
    expect(guess("cefalozin", ["cefazolin", "cefalozim"], pharmacy)).toBe("cefalozim");
    expect(guess("cefaloxin", ["cefalexin", "cefalorin"], pharmacy)).toBeNull();
  });

  it("may mean a shorter word of a condition or a category", () => {
    expect(guess("alergy", ["allergy"], { pharmacy: true, label: true })).toBe("allergy");
    expect(guess("alergy", ["allergy"], pharmacy)).toBeNull();
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
