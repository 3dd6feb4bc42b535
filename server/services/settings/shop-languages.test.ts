import { describe, expect, it } from "vitest";
import { type OfferedLanguages, offeredLanguages, pageLanguages } from "./shop-languages";

const row = (key: string, isOwn = false) => ({ key, value: key, direction: "ltr", default: isOwn });

describe("the languages of a shop", () => {
  it.each<[what: string, setting: unknown, offered: string[]]>([
    ["begin with its own", [row("en"), row("ar", true)], ["ar", "en"]],
    ["begin with the first of the list where none is its own", [row("ar"), row("en")], ["ar", "en"]],
    ["may be one alone", [row("ar", true)], ["ar"]],
    ["may be written with a region", [row("ar-EG", true), row("en_GB")], ["ar", "en"]],
    ["are each there once", [row("ar"), row("ar-SA", true), row("en")], ["ar", "en"]],
    ["are those with texts", [row("fr", true), row("ar"), row("en")], ["ar", "en"]],
    ["are all where none of them has texts", [row("fr", true)], ["en", "ar"]],
    ["are all where nothing is set", undefined, ["en", "ar"]],
    ["are all where the setting is malformed", [null, 3, { key: 1 }], ["en", "ar"]],
  ])("%s", (_, setting, offered) => {
    expect(offeredLanguages(setting)).toEqual(offered);
  });
});

describe("the languages of documents", () => {
  it.each<[what: string, offered: OfferedLanguages, ofPage: string[]]>([
    ["are those of the page, the shop's own first", ["ar", "en"], ["ar", "en"]],
    ["leave out one that the shop brought", ["de", "ar", "en"], ["ar", "en"]],
    ["are English where the shop offers none of the page's", ["de"], ["en"]],
  ])("%s", (_, offered, ofPage) => expect(pageLanguages(offered)).toEqual(ofPage));
});
