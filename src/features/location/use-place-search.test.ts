import { expect, it } from "vitest";
import { nextOption } from "./use-place-search";

it.each([
  ["from the box down", -1, 3, 1, 0],
  ["from the box up", -1, 3, -1, 2],
  ["from the last one down", 2, 3, 1, 0],
  ["from the first one up", 0, 3, -1, 2],
  ["within the list", 1, 3, 1, 2],
  ["with nothing to choose", -1, 0, 1, -1],
] as const)("an arrow leads %s", (_, active, count, step, expected) => {
  expect(nextOption(active, count, step)).toBe(expected);
});
