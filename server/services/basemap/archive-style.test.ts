import { describe, expect, it } from "vitest";
import { archiveStyle, basemapLanguage } from "./archive-style";

describe("the language of names on the map", () => {
  it.each([
    ["en", "en"],
    ["ar", "ar"],
    ["pt-BR", "pt"],
    ["zh", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["nb", "no"],
    ["th", "en"],
  ])("of a reader of %s is %s", (asked, used) => {
    expect(basemapLanguage(asked)).toBe(used);
  });

  it("stands in the style that the page gets", () => {
    const style = archiveStyle({ version: "1", credit: "" }, "light", "zh");
    expect(style).toContain("name:zh-Hans");
    expect(JSON.parse(style).metadata.language).toBe("zh");
  });
});
