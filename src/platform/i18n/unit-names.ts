// @chunk item
/** Names of units of measure in every language: shops write them in their own, whatever the shopper's is. */
import type { UnitNames } from "@/domain/units-of-measure";
import { languageFormats } from "./formats";
import arabic from "./locales/ar/units";
import english from "./locales/en/units";

/** Those of a language that the shop brought stand among its formats, as `unit.gram`, with | between the names of one unit. */
const unitsAmong = (formats: object): UnitNames =>
  Object.fromEntries(
    Object.entries(formats).flatMap(([key, names]) =>
      key.startsWith("unit.") && typeof names === "string"
        ? [[key.slice("unit.".length), names.toLowerCase().split("|")]]
        : [],
    ),
  );

export const unitNames = (): UnitNames[] => [
  english,
  arabic,
  ...Object.values(languageFormats).map(unitsAmong),
];
