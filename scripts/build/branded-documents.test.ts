// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandedDocument } from "../../src/domain/branding/brand-document";
import type { Branding } from "../../src/domain/branding/branding";
import { renderDocument } from "./documents";

const template = readFileSync("index.html", "utf8");
const files = { script: "/assets/main.js", styles: [], preload: [], pages: new Map() };
const parts = { root: ".", environment: {}, boot: { script: "go()", styles: "p{}" }, withPolicy: true };
const built = (kind: "landing" | "frame") => renderDocument(kind, template, files, parts);
const styles = ":root:root{--doorstep-colors-accent:#8a1c4a}";

const bakery: Branding = {
  version: "abc",
  name: { en: "Nour & <b>Sons</b> $&", ar: "مخبز نور" },
  shortName: { en: "Nour", ar: "نور" },
  description: { en: "Bread & more", ar: "خبز" },
  title: { en: 'Warm "bread"', ar: "خبز ساخن" },
  subTitle: { en: "From six", ar: "من السادسة" },
  tagLine: null,
  styles,
  stylesHash: `sha256-${createHash("sha256").update(styles).digest("base64")}`,
  themeColour: { light: "#fffaf5", dark: "#181010" },
  icons: "/icons/0123456789abcdef/",
};

describe.each(["landing", "frame"] as const)("the document of the %s in a shop's name", (kind) => {
  it("says without scripts what is wrong in the languages that the shop brought, too", () => {
    const english =
      "{appName} needs JavaScript to show what is sold near you. Please allow scripts for this page and reload it.";
    const german = {
      languageName: "Deutsch",
      languageCode: "de",
      direction: "ltr" as const,
      file: "/texts/0123456789abcdef/de.json",
      documentTexts: { [english]: "{appName} braucht <JavaScript>." },
      firstScreen: {},
      worker: {},
    };
    const other = { ...german, languageCode: "he", direction: "rtl" as const, documentTexts: {} };
    const document = brandedDocument(built(kind), { ...bakery, languages: [german, other] }, "de");
    const inside = new DOMParser()
      .parseFromString(document, "text/html")
      .querySelector("noscript")?.innerHTML;
    const paragraphs = new DOMParser().parseFromString(inside ?? "", "text/html").querySelectorAll("p");
    expect([...paragraphs].map(({ lang, dir }) => [lang, dir])).toEqual([
      ["en", "ltr"],
      ["ar", "rtl"],
      ["de", "ltr"],
    ]);
    expect(paragraphs[2]?.textContent).toBe("Nour & <b>Sons</b> $& braucht <JavaScript>.");
  });

  const html = brandedDocument(built(kind), bakery, "en");
  const page = new DOMParser().parseFromString(html, "text/html");
  const content = (name: string) =>
    [...page.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map((meta) => meta.content);

  it("says nothing of the product's own name, and every name as text", () => {
    expect(html).not.toContain("Doorstep");
    expect(page.title).toBe(bakery.name.en);
    expect(page.querySelector("b")).toBeNull();
    expect(page.querySelector("noscript")?.innerHTML).toContain("Nour ");
    expect([...page.querySelectorAll(".fs-brand .ar")].map(({ textContent }) => textContent)).toContain(
      "مخبز نور",
    );
  });

  it("has its description, its names for home screens and the colours of its ground", () => {
    expect(content("description")).toEqual(["Bread & more"]);
    expect(content("application-name")).toEqual([bakery.name.en]);
    expect(content("apple-mobile-web-app-title")).toEqual(["Nour"]);
    expect(content("theme-color")).toEqual(["#fffaf5", "#181010"]);
    expect(content("branding")).toEqual(["abc"]);
  });

  it("has its icons and none of the build's", () => {
    const icons = [
      ...page.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]'),
    ];
    expect(icons.map((link) => link.getAttribute("href"))).toEqual([
      "/icons/0123456789abcdef/favicon-96.png",
      "/icons/0123456789abcdef/favicon.ico",
      "/icons/0123456789abcdef/apple-touch-icon.png",
    ]);
    expect(page.querySelectorAll(".fs-brand svg")).toHaveLength(0);
    expect(page.querySelectorAll(".fs-brand img")).toHaveLength(kind === "landing" ? 2 : 1);
  });

  it("lets its styles through its own policy by their hash alone, after the build's", () => {
    const [policy = ""] = [
      ...page.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]'),
    ].map((meta) => meta.content);
    const [sources = ""] = /style-src [^;]*/.exec(policy) ?? [];
    for (const { textContent } of page.querySelectorAll("style"))
      expect(sources).toContain(
        `'sha256-${createHash("sha256")
          .update(textContent ?? "")
          .digest("base64")}'`,
      );
    expect(sources).not.toContain("unsafe-inline");
    expect([...page.querySelectorAll("style")].map(({ textContent }) => textContent)).toEqual([
      "p{}",
      styles,
    ]);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it("has its hero's words, and hands them to the app", () => {
    expect(JSON.parse(content("hero-ar")[0] ?? "")).toEqual({ title: "خبز ساخن", subTitle: "من السادسة" });
    if (kind === "frame") return;
    expect(page.querySelector("h1 .en")?.textContent).toBe('Warm "bread"');
    expect(page.querySelector(".fs-sub .en")?.textContent).toBe("From six");
    expect(page.querySelector(".fs-tag .en")?.textContent).toMatch(/^Tell us/);
  });
});

it("where nothing differs the document is the build's", () => {
  const document = built("landing");
  expect(brandedDocument(document, { ...bakery, version: "" }, "en")).toBe(document);
});

it("styles that could leave their element are left out", () => {
  const html = brandedDocument(built("frame"), { ...bakery, styles: "</style><script>x()</script>" }, "en");
  expect(html).not.toContain("x()");
});
