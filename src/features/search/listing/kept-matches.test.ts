import { describe, expect, it } from "vitest";
import { fits } from "./kept-matches";

describe("searching what is kept", () => {
  it.each([
    ["Crème brûlée", "creme"],
    ["Chicken Biryani", "biry chick"],
    ["أرز بالدجاج", "ارز"],
    ["خُبْز", "خبز"],
  ])("finds %s by %s", (name, text) => expect(fits(name, text)).toBe(true));
  it("wants every word", () => expect(fits("Chicken soup", "chicken rice")).toBe(false));
});
