// @vitest-environment jsdom
import { expect, it } from "vitest";
import { formatMessage } from "@/platform/i18n/message-format";
import { textLoaders } from "@/platform/i18n/text-loaders";
import { moduleCountText } from "./module-count";

/** A left-to-right run in a right-to-left line. */
const isolated = (text: string) => `\u2066${text}\u2069`;

it.each<["en" | "ar", number, string]>([
  ["en", 1, "1 Restaurant"],
  ["en", 2, "2 Restaurants"],
  ["en", 7, "6+ Restaurants"],
  ["ar", 1, "مطعم واحد"],
  ["ar", 2, "مطعمان"],
  ["ar", 7, `${isolated("6+")} مطاعم`],
  ["ar", 27, `${isolated("26+")} مطعمًا`],
])("in %s the card of a module with %i says %s", async (language, count, text) => {
  const texts = (await textLoaders[language].frame?.())?.default as Record<string, string>;
  const shown = formatMessage(
    texts["module.restaurants"] ?? "",
    { count, shown: moduleCountText(count) },
    language,
  );
  expect(shown).toBe(text);
});
