import { describe, expect, it } from "vitest";
import { fits } from "./text-match";

describe("searching what is kept", () => {
  it.each([
    ["Crème brûlée", "creme"],
    ["Chicken Biryani", "biry chick"],
    ["أرز بالدجاج", "ارز"],
    ["خُبْز", "خبز"],
  ])("finds %s by %s", (name, text) => expect(fits(name, text)).toBe(true));
  it("wants every word", () => expect(fits("Chicken soup", "chicken rice")).toBe(false));
});

describe("a word with a mistake", () => {
  it.each(["margerita", "margehrita", "margheritta", "margehrita", "marghe", "margh"])(
    "finds it by %s",
    (typed) => expect(fits("Pizza Margherita", typed, true)).toBe(true),
  );
  it("is not forgiven in short words, nor when two letters are wrong", () => {
    expect(fits("Red tea", "ted", true)).toBe(false);
    expect(fits("Pizza Margherita", "morgarita", true)).toBe(false);
  });
  it("is not forgiven unless asked for", () => expect(fits("Pizza Margherita", "margerita")).toBe(false));
});
