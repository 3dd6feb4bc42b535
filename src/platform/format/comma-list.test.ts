import { afterAll, expect, it } from "vitest";
import { startTexts } from "@/platform/i18n/texts";
import { commaList } from "./comma-list";

afterAll(() => startTexts("en"));

it.each([
  ["en", "Quay Road, 5"],
  ["ar", "Quay Road، 5"],
])("texts are listed in %s with its comma: %s", async (language, listed) => {
  await startTexts(language);
  expect(commaList(["Quay Road", "", null, "5", undefined])).toBe(listed);
});
