/**
 * Numbers that the specification gives and that live in one component or style sheet: each is read from where it is used,
 * because nothing else would notice that it has become another.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { codeLength } from "@/features/auth/form-rules";
import { maxShownOnSale } from "@/features/flash-sales/flash-sale";
import { positionTimeoutMs } from "@/features/location/current-position";
import { priceRange } from "@/features/search/listing/listing-address";
import { mapZoom } from "@/platform/maps/types";
import { maxShownSearches } from "@/stores/search-history";
import { longToastDurationMs } from "@/stores/toasts";
import { breakpoints } from "@/ui/theme/tokens/space";
import { readMoreLimit } from "@/ui/window/cut-text";
import { groupSize } from "./layout/use-menu-groups";

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
    ["banners rest for 4 s", "features/banners/components/banner-carousel.tsx", "const interval = 4_000;"],
    ["and step in 0.8 s", "features/banners/components/banner-carousel.tsx", "const speed = 800;"],
    [
      "with these numbers",
      "features/banners/components/banner-carousel.tsx",
      /autoplayMs=\{interval\}\s+glideMs=\{speed\}/,
    ],
    ["the flash sale rests for 4 s", "features/flash-sales/components/flash-sale-panel.tsx", "= 4_000;"],
    ["with this number", "features/flash-sales/components/flash-sale-panel.tsx", "autoplayMs={interval}"],
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
    const file = source("features/categories/components/featured-categories.tsx");
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

describe("waits have the specification's length", () => {
  it.each([
    ["suggestions wait for 0.5 s", "features/search/components/search-box.tsx", "const debounce = 500;"],
    ["with this number", "features/search/components/search-box.tsx", "useDebounced(text.trim(), debounce)"],
    ["signing out takes 0.5 s", "features/auth/confirm-sign-out.ts", "const signOutDelay = 500;"],
    ["with this number", "features/auth/confirm-sign-out.ts", "setTimeout(resolve, signOutDelay)"],
    [
      "a failed order is told after 0.5 s",
      "features/orders/components/order-placed-overlay.tsx",
      "const questionAfter = 500;",
    ],
    [
      "with this number",
      "features/orders/components/order-placed-overlay.tsx",
      /kind: "failed-order"[^;]*questionAfter\)/,
    ],
    [
      "a coupon reads copied for 1 s",
      "features/promotions/components/coupon-banner.tsx",
      "const copiedFor = 1_000;",
    ],
    ["with this number", "features/promotions/components/coupon-banner.tsx", "setCopied(null), copiedFor)"],
    ["a new code after 60 s", "features/auth/components/resend-button.tsx", "const resendWait = 60_000;"],
    ["with this number", "features/auth/components/resend-button.tsx", "Date.now() + resendWait"],
    ["referrals stay for 5 s", "features/notifications/follow-pushes.ts", "duration: longToastDuration"],
    ["so does the emptied cart", "features/cart/components/clear-cart-overlay.tsx", "longToastDuration)"],
  ])("%s", (_, file, text) => {
    if (typeof text === "string") expect(source(file)).toContain(text);
    else expect(source(file)).toMatch(text);
  });
  it("the long message's 5 s and the place's 5 s", () => {
    expect([longToastDurationMs, positionTimeoutMs]).toEqual([5_000, 5_000]);
  });
});

describe("counts and bounds are the specification's", () => {
  it.each([
    ["recommended items: 15", "features/items/components/item-section.tsx", 'list: "recommended", limit: 15'],
    ["stores of the home: 12", "features/stores/components/best-stores.tsx", "const shown = 12;"],
    ["a category's products: 20", "features/search/category/category-view.tsx", "const pageSize = 20;"],
    ["with this number", "features/search/category/category-view.tsx", "idOrSlug, pageSize)"],
    ["brands of the home: 9", "features/brands/components/brands-preview.tsx", "const shown = 9;"],
    [
      "a description: 130 characters",
      "features/items/components/item-card.tsx",
      "const descriptionLimit = 130;",
    ],
    ["and in the item's page", "features/items/detail/item-information.tsx", "const descriptionLimit = 130;"],
    [
      "bones of featured categories",
      "features/categories/components/featured-categories.tsx",
      "{ food: 15, grocery: 8, pharmacy: 8, ecommerce: 5,",
    ],
    ["a switcher from two modules on", "app/layout/use-frame.ts", "(modules?.length ?? 0) >= 2"],
  ])("%s", (_, file, text) => expect(source(file)).toContain(text));
  it("constants that others share", () => {
    expect({
      groupSize,
      shownSearches: maxShownSearches,
      mostOnSale: maxShownOnSale,
      readMoreLimit,
      codeLength,
      priceRange,
      mapZoom,
    }).toEqual({
      groupSize: 10,
      shownSearches: 5,
      mostOnSale: 15,
      readMoreLimit: 70,
      codeLength: 6,
      priceRange: { min: 0, max: 20_000 },
      mapZoom: { min: 1, max: 21, start: 17, withZone: 9, tracking: 10 },
    });
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
