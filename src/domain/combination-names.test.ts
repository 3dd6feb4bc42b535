import { describe, expect, it } from "vitest";
import { combinationName, optionName } from "./combination-names";

const colour = { name: "choice_1", title: "اللون", options: ["Red", "Dark Red"] };
const size = { name: "choice_2", title: "المقاس", options: ["L", "XL"] };
const named = [
  { ...colour, option_names: ["أحمر", "أحمر غامق"] },
  { ...size, option_names: ["كبير", "كبير جداً"] },
];

describe("the name of a combination", () => {
  it("is made of its options' names, however its key is written", () => {
    expect(combinationName(named, "Dark Red-XL")).toBe("أحمر غامق · كبير جداً");
    expect(combinationName(named, "red - l")).toBe("أحمر · كبير");
  });
  it("keeps the key of a choice without names", () =>
    expect(combinationName([{ ...colour, option_names: ["أحمر", "أحمر غامق"] }, size], "Red-XL")).toBe(
      "أحمر · XL",
    ));
  it.each([
    ["of a backend without names", [colour, size], "Red-XL"],
    ["of an item without described choices", [], "500 g"],
    ["that the item no longer has", named, "Green-XL"],
    ["with more than the item's choices", named, "Red-XL-Cotton"],
  ])("is the key itself for one %s", (_case, choices, type) => {
    expect(combinationName(choices, type)).toBe(type);
  });
});

describe("the name of an option", () => {
  it("is its key where the backend sends none or an empty one", () => {
    expect(optionName(named[0], "Red")).toBe("أحمر");
    expect(optionName(colour, "Red")).toBe("Red");
    expect(optionName({ ...colour, option_names: ["", "أحمر غامق"] }, "Red")).toBe("Red");
    expect(optionName(named[0], "Green")).toBe("Green");
    expect(optionName(undefined, "Red")).toBe("Red");
  });
});
