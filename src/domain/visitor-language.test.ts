import { describe, expect, it } from "vitest";
import { visitorLanguage } from "./visitor-language";

describe("a visitor who has chosen no language reads", () => {
  it.each<[what: string, wanted: string[], offered: ["en" | "ar", ...("en" | "ar")[]], language: string]>([
    ["their own, where it is offered", ["en-GB"], ["ar", "en"], "en"],
    ["their own, whatever its region and letters", ["AR_eg"], ["en", "ar"], "ar"],
    ["the second of theirs, where the first is not offered", ["fr-FR", "en-US"], ["ar", "en"], "en"],
    ["the shop's, where none of theirs is offered", ["fr-FR", "de"], ["ar", "en"], "ar"],
    ["the shop's, where theirs is one that this shop leaves out", ["en-US"], ["ar"], "ar"],
    ["the shop's, where the device names none", [], ["ar", "en"], "ar"],
    ["what a request's header asks for, without its weight", ["fr;q=1", "en;q=0.8"], ["ar", "en"], "en"],
    ["the shop's, and not what a longer code begins with", ["arc"], ["en", "ar"], "en"],
  ])("%s", (_, wanted, offered, language) => {
    expect(visitorLanguage(wanted, offered)).toBe(language);
  });
});
