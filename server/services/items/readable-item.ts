import type { items } from "../../db/schema";
import { readChoices, readColumns, readOptionGroups, readTexts, readTranslations } from "../stored-json";

const jsonOfItems = {
  translations: readTranslations,
  images: readTexts,
  optionGroups: readOptionGroups,
  choices: readChoices,
  genericNames: readTexts,
  nutrition: readTexts,
  allergies: readTexts,
  tags: readTexts,
};

/** An item's row without the parts whose JSON is malformed, as in lists. */
export const readableItem = (row: typeof items.$inferSelect): typeof items.$inferSelect =>
  readColumns("items", row, jsonOfItems);
