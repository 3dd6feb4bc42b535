/** Sizes and paces that the specification gives and that only a style sheet has: read from its declarations. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { breakpoints } from "@/ui/theme/tokens/space";

const styleSheet = (file: string): string => readFileSync(join(import.meta.dirname, "..", file), "utf8");
/** The declarations of all rules with exactly this selector. */
function declarationsOf(file: string, selector: string): string[] {
  const sheet = styleSheet(file);
  return sheet
    .split(`${selector} {`)
    .slice(1)
    .flatMap((rule) => rule.slice(0, rule.indexOf("}")).split(";"))
    .map((declaration) => declaration.trim());
}
const pixelsOf = (length: string): number => Number.parseFloat(length) * 16;

it.each([
  ["the cart's lines", "features/cart/components/cart-overlay.module.css", ".lines", "max-block-size: 60vh"],
  [
    "saved addresses",
    "features/addresses/components/addresses.module.css",
    ".scroll",
    "max-block-size: 40vh",
  ],
  ["Subscribe", "features/newsletter/components/newsletter-form.module.css", ".button", "inline-size: 100px"],
  ["suggestions", "features/search/components/search-panel.module.css", ".list", "max-block-size: 400px"],
])("%s", (_, file, selector, declaration) => expect(declarationsOf(file, selector)).toContain(declaration));

it("new arrivals are 6 on middle and 4 on small screens", () => {
  const sheet = styleSheet("features/promotions/components/new-arrivals.module.css");
  const hidden = [
    ...sheet.matchAll(/@media ([^{]+)\{\s*\.grid > :nth-child\(n \+ (\d+)\) \{\s*display: none/g),
  ];
  expect(hidden.map(([, at, from]) => [at?.trim(), Number(from) - 1])).toEqual([
    ["(max-width: 37.4375em)", 4],
    ["(min-width: 37.5em) and (max-width: 61.9375em)", 6],
  ]);
});
it("the compact bar rules up to 1180 px, and the listing's sidebar stands from the theme's lg on", () => {
  expect(styleSheet("app/layout/layout.module.css")).toContain("(max-width: 1180px)");
  expect(styleSheet("features/search/listing/listing-view.module.css")).toContain(
    `(min-width: ${breakpoints.lg})`,
  );
});
it("advertisements stand three beside each other, 318 px high, on small screens 110", () => {
  const sheet = styleSheet("features/promotions/components/highlights.module.css");
  expect(sheet).toMatch(/--highlight: calc\(\(100% - 2 \* var\([\w-]+\)\) \/ 3\)/);
  const heights = [...sheet.matchAll(/--highlight-height: ([\d.]+)rem/g)].map(([, rem]) =>
    pixelsOf(rem ?? ""),
  );
  expect(heights).toEqual([110, 318]);
  expect(styleSheet("features/promotions/components/advertisement-card.module.css")).toContain(
    "var(--highlight-height)",
  );
});
