import { describe, expect, it } from "vitest";
import { matchesText } from "./text-match";

describe("searching stored content", () => {
  it.each([
    ["Crème brûlée", "creme"],
    ["Chicken Biryani", "biry chick"],
    ["أرز بالدجاج", "ارز"],
    ["خُبْز", "خبز"],
    ["قهوة عربية", "قهوه"],
    ["مشوى", "مشوي"],
    ["لؤلؤ", "لولو"],
    ["پيتزا", "بيتزا"],
  ])("finds %s by %s", (name, text) => expect(matchesText(name, text)).toBe(true));
  it("wants every word", () => expect(matchesText("Chicken soup", "chicken rice")).toBe(false));
});

describe("a word with a mistake", () => {
  it.each(["margerita", "margehrita", "margheritta", "margehrita", "marghe", "margh"])(
    "finds it by %s",
    (typed) => expect(matchesText("Pizza Margherita", typed, true)).toBe(true),
  );
  it("is not forgiven in short words, nor when two letters are wrong", () => {
    expect(matchesText("Red tea", "ted", true)).toBe(false);
    expect(matchesText("Pizza Margherita", "morgarita", true)).toBe(false);
  });
  it("is not forgiven unless asked for", () =>
    expect(matchesText("Pizza Margherita", "margerita")).toBe(false));
});
