import { describe, expect, it } from "vitest";
import { addressTypeOf } from "./address-type";

describe("an address", () => {
  it.each([
    ["home", "home"],
    ["Office", "office"],
    ["delivery", "other"],
    ["", "other"],
  ])("of the type %j is shown as %j", (type, shown) => {
    expect(addressTypeOf(type)).toBe(shown);
  });
});
