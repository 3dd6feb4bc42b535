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

/** An item's row as far as its JSON can be read, the same parts as lists show of it. */
export const readableItem = (row: typeof items.$inferSelect): typeof items.$inferSelect =>
  readColumns("items", row, jsonOfItems);
