import { describe, expect, it } from "vitest";
import { readInterests } from "./read-interests";

describe("a customer's interests", () => {
  it.each([
    ["[3,5]", [3, 5]],
    ['["3"]', [3]],
    ['[3,"x",-1,null,2.5]', [3]],
    ["{}", []],
    ["[", []],
    ["", []],
    [null, []],
    [undefined, []],
  ])("%j are %j", (text, ids) => {
    expect(readInterests(text)).toEqual(ids);
  });
});
