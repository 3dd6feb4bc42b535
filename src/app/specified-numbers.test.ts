/**
 * Numbers that the specification gives and that live in one component or style sheet: each is read from where it is used,
 * because nothing else would notice that it has become another.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { breakpoints } from "@/ui/theme/tokens/space";

const source = (file: string): string => readFileSync(join(import.meta.dirname, "..", file), "utf8");
/** The declarations of a selector, the first time it stands in the sheet. */
function declarationsOf(file: string, selector: string): string {
  const sheet = source(file);
  const start = sheet.indexOf(`${selector} {`);
  return start < 0 ? "" : sheet.slice(start, sheet.indexOf("}", start));
}
const pixelsOf = (length: string): number => Number.parseFloat(length) * 16;

describe("what moves by itself has the specification's pace", () => {
  it.each([
    ["banners rest for 4 s", "features/catalogue/components/banner-carousel.tsx", "const interval = 4_000;"],
    ["and step in 0.8 s", "features/catalogue/components/banner-carousel.tsx", "const speed = 800;"],
    [
      "with these numbers",
      "features/catalogue/components/banner-carousel.tsx",
      /autoplayMs=\{interval\}\s+glideMs=\{speed\}/,
    ],
    ["the flash sale rests for 4 s", "features/promotions/components/flash-sale-panel.tsx", "= 4_000;"],
    ["with this number", "features/promotions/components/flash-sale-panel.tsx", "autoplayMs={interval}"],
  ])("%s", (_, file, text) => {
    if (typeof text === "string") expect(source(file)).toContain(text);
    else expect(source(file)).toMatch(text);
  });
  it("the bar's popovers open in 0.3 s", () => {
    expect(declarationsOf("app/layout/nav-popover.module.css", ".panel")).toContain(
      "transition-duration: 300ms",
    );
  });
});

describe("rows of the home have the specification's counts", () => {
  it("popular items stand three in a slide", () => {
    const file = source("features/promotions/components/popular-and-sale.tsx");
    expect(file).toContain("const rowsOfSlide = 3;");
    expect(file.match(/rows=\{rowsOfSlide\}/g)).toHaveLength(3);
  });
  it("new arrivals are 8 beside a picture and 10 alone, 6 on middle and 4 on small screens", () => {
    expect(source("features/promotions/components/new-arrivals.tsx")).toContain("{ beside: 8, alone: 10 }");
    const sheet = source("features/promotions/components/new-arrivals.module.css");
    const hidden = [
      ...sheet.matchAll(/@media ([^{]+)\{\s*\.grid > :nth-child\(n \+ (\d+)\) \{\s*display: none/g),
    ];
    expect(hidden.map(([, at, from]) => [at?.trim(), Number(from) - 1])).toEqual([
      ["(max-width: 37.4375em)", 4],
      ["(min-width: 37.5em) and (max-width: 61.9375em)", 6],
    ]);
  });
  it("featured categories go round from seven on", () => {
    const file = source("features/catalogue/components/featured-categories.tsx");
    expect(file).toContain("const roundFrom = 7;");
    expect(file).toContain("length >= roundFrom");
  });
  it("advertisements stand three beside each other and go round above three", () => {
    const file = source("features/promotions/components/highlights.tsx");
    expect(file).toContain("const roundAbove = 3;");
    expect(file).toContain("length > roundAbove");
    expect(source("features/promotions/components/highlights.module.css")).toMatch(
      /--highlight: calc\(\(100% - 2 \* var\([\w-]+\)\) \/ 3\)/,
    );
  });
});

describe("sizes are the specification's", () => {
  it("the compact bar rules up to 1180 px, and the listing's sidebar stands from the theme's lg on", () => {
    expect(pixelsOf(breakpoints.navbar)).toBe(1181);
    expect(source("app/layout/layout.tsx")).toContain('const desktop = "(min-width: 1181px)";');
    expect(source("app/layout/layout.tsx")).toMatch(/useMediaQuery\(desktop\)/);
    expect(source("app/layout/layout.module.css")).toContain("(max-width: 1180px)");
    expect(source("features/search/listing/listing-view.module.css")).toContain(
      `(min-width: ${breakpoints.lg})`,
    );
  });
  it.each([
    ["a popover of the bar", "app/layout/nav-popover.module.css", ".panel", "inline-size: 300px"],
    [
      "the cart's lines",
      "features/cart/components/cart-overlay.module.css",
      ".lines",
      "max-block-size: 60vh",
    ],
    [
      "saved addresses",
      "features/addresses/components/addresses.module.css",
      ".scroll",
      "max-block-size: 40vh",
    ],
    [
      "Subscribe",
      "features/newsletter/components/newsletter-form.module.css",
      ".button",
      "inline-size: 100px",
    ],
    ["suggestions", "features/search/components/search-panel.module.css", ".list", "max-block-size: 400px"],
  ])("%s", (_, file, selector, declaration) => {
    const sheet = source(file);
    const at = sheet.lastIndexOf(`${selector} {`);
    const declarations = [
      declarationsOf(file, selector),
      // The cart's list is as high as the sheet on phones.
      sheet.slice(at, sheet.indexOf("}", at)),
    ];
    expect(declarations.some((text) => text.includes(declaration))).toBe(true);
  });
  it.each([
    ["the cart's drawer", "features/cart/components/cart-overlay.tsx", /width="420px"/],
    ["the wishlist's drawer", "features/wishlist/components/wishlist-overlay.tsx", /width="523px"/],
    ["an enlarged picture", "features/items/detail/pictures-overlay.tsx", /width=\{1200\}\s+height=\{1800\}/],
  ])("%s", (_, file, text) => expect(source(file)).toMatch(text));
  it("advertisements are 318 px high, on small screens 110", () => {
    const sheet = source("features/promotions/components/highlights.module.css");
    const heights = [...sheet.matchAll(/--highlight-height: ([\d.]+)rem/g)].map(([, rem]) =>
      pixelsOf(rem ?? ""),
    );
    expect(heights).toEqual([110, 318]);
    expect(source("features/promotions/components/advertisement-card.module.css")).toContain(
      "var(--highlight-height)",
    );
  });
});
