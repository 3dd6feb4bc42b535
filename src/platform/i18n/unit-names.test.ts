// @vitest-environment jsdom
import { expect, it } from "vitest";
import { unitPriceOf } from "@/domain/unit-price";
import { setBroughtTexts } from "./brought-texts";
import type { LanguageCode } from "./languages";
import { unitNames } from "./unit-names";

it("a language that the shop brought has names of units of its own", () => {
  const text = ["500 Gramm"];
  expect(unitPriceOf(250, text, unitNames())).toBeNull();
  setBroughtTexts("de" as LanguageCode, { formats: { morning: "vorm.", "unit.gram": "g|Gramm" } });
  expect(unitPriceOf(250, text, unitNames())).toEqual({ per: "kilogram", price: 500 });
  expect(unitPriceOf(250, ["500 g"], unitNames())).toEqual({ per: "kilogram", price: 500 });
});
