// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { direction, languages } from "../../src/platform/i18n/languages";
import { renderDocument } from "./documents";

const template = readFileSync("index.html", "utf8");
const files = { script: "/assets/main.js", styles: [], preload: [], pages: new Map() };
const parts = {
  root: ".",
  environment: { VITE_APP_NAME: "Corner & Co" },
  boot: { script: "", styles: "" },
  withPolicy: true,
};
const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
const rendered = (kind: "landing" | "frame", html = template) =>
  parsed(renderDocument(kind, html, files, parts));

describe.each(["landing", "frame"] as const)("the document of the %s", (kind) => {
  const page = rendered(kind);

  it("says in every language that it needs scripts, under the name of the shop", () => {
    const inside = parsed(page.querySelector("noscript")?.innerHTML ?? "");
    const paragraphs = [...inside.querySelectorAll("p")];
    expect(paragraphs.map(({ lang, dir }) => [lang, dir])).toEqual(
      languages.map(({ languageCode }) => [languageCode, direction(languageCode)]),
    );
    for (const { textContent } of paragraphs) expect(textContent).toContain("Corner & Co");
  });

  it("has each text of its first screen once in every language, and none beside", () => {
    const shown = [page.getElementById("first-screen"), page.getElementById("boot-message")];
    for (const part of shown)
      for (const { languageCode } of languages)
        for (const { textContent } of part?.querySelectorAll(`.${languageCode}`) ?? []) {
          expect(textContent).not.toBe("");
          expect(textContent).not.toMatch(/[{}]/);
        }
    const walker = (part: Element | null) =>
      [...(part?.querySelectorAll("*") ?? [])].flatMap((element) =>
        [...element.childNodes].filter(
          (node) =>
            node.nodeType === 3 &&
            node.textContent !== "Corner & Co" &&
            !languages.some(({ languageCode }) => element.className === languageCode),
        ),
      );
    expect(shown.flatMap(walker).map(({ textContent }) => textContent?.trim())).toEqual([]);
  });

  it("describes the shop in its own language", () => {
    expect(page.querySelector<HTMLMetaElement>("meta[name=description]")?.content).toMatch(
      /^Food, groceries/,
    );
  });
});

it.each(["{{text:nowhere}}", "{{loud:reload}}", "{{nowhere}}"])("a template with %s is refused", (slot) =>
  expect(() => rendered("frame", template.replace("{{text:reload}}", slot))).toThrow(),
);
