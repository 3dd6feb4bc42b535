import { expect, it } from "vitest";
import { placeholdersOf } from "@/platform/i18n/message-format";
import arabic from "../locales/ar.json";
import english from "../locales/en.json";

it("says everything in both languages, with the same names to fill in", () => {
  expect(Object.keys(arabic)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    const other = arabic[key as keyof typeof arabic];
    expect(other, key).not.toBe("");
    expect(placeholdersOf(other), key).toEqual(placeholdersOf(text));
  }
});
