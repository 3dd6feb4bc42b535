import { expect, it } from "vitest";
import { system } from "../system";
import { combobox, menu, popover } from "./floating";
import { accordion, avatar, progress, tabs, timeline } from "./parts";
import { segmentGroup } from "./segment-group";

const ofParts = [tabs, timeline, accordion, progress, avatar, popover, menu, combobox, segmentGroup];

it("every token that a recipe names exists", () => {
  const { recipes = {}, slotRecipes = {} } = system._config.theme ?? {};
  const written = JSON.stringify([
    ...Object.keys(recipes).map((name) => system.cva(system.getRecipe(name) as never)({} as never)),
    ...[...Object.keys(slotRecipes).map((name) => system.getSlotRecipe(name)), ...ofParts].map((recipe) =>
      system.sva(recipe as never)({} as never),
    ),
  ]);
  const wordsOnly =
    /"(?:background|color|borderColor|boxShadow|zIndex|transitionDuration)":"([a-z][a-z-]*)"/g;
  const unresolved = Array.from(written.matchAll(wordsOnly), ([, word]) => word).filter(
    (word) => !["transparent", "currentColor", "inherit", "none"].includes(word ?? ""),
  );
  expect(unresolved).toEqual([]);
});
