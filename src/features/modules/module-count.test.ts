import { expect, it } from "vitest";
import { moduleCountText } from "./module-count";

it.each([
  [0, "0"],
  [1, "1"],
  [2, "2"],
  [3, "2+"],
  [10, "9+"],
  [-1, "0"],
])("a module with %i of something says %s", (count, text) => {
  expect(moduleCountText(count)).toBe(text);
});
