import { describe, expect, it } from "vitest";
import { optionsOf } from "./item-picks";

const choice = (title: string, options: string[]) => ({ name: title, title, options });

describe("the options behind a combination's name", () => {
  it("are found whatever dashes and spaces are between them", () => {
    const choice_options = [choice("Colour", ["Red", "Dark Red"]), choice("Size", ["L", "XL"])];
    expect(optionsOf({ choice_options }, "Dark Red-XL")).toEqual(["Dark Red", "XL"]);
    expect(optionsOf({ choice_options }, "red - l")).toEqual(["Red", "L"]);
  });
  it("are the first of each choice when the name does not match", () =>
    expect(optionsOf({ choice_options: [choice("Size", ["S", "M"])] }, "")).toEqual(["S"]));
  it("are the name itself where no choices are described", () => {
    expect(optionsOf({ choice_options: [] }, "500 g")).toEqual(["500 g"]);
    expect(optionsOf({ choice_options: [] }, "")).toEqual([]);
  });
});
