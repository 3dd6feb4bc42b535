import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { startVisitWith } from "../pages/visit";

const APP_SCRIPT = /\/assets\/main-[^/]+\.js$/;
const rows = (page: Page) => page.locator("#first-screen .fs-rows");
const dishes = "a[href^='/product/']";

/** Opens a shared link of a store whose app is loaded only when the test releases it. */
async function openStore(page: Page) {
  const found = await findPlainDish();
  const release = await holdResponses(page, APP_SCRIPT);
  await page.goto(`/store/${found.store.slug}`, { waitUntil: "commit" });
  return { ...found, release };
}

/** Elements, classes and words of a part of the page, and where the first of them stand. */
const look = (page: Page, main: string) =>
  page.evaluate(
    ([selector, links]) => {
      const outline = (element: Element): unknown => [
        element.tagName,
        element.getAttribute("class"),
        [...element.childNodes].map((child) =>
          child instanceof Element ? outline(child) : (child.textContent ?? ""),
        ),
      ];
      const place = document.querySelector(selector);
      const copy = place?.cloneNode(true) as Element | undefined;
      copy?.normalize();
      const seen = [...(place?.querySelectorAll(`h1, h2, ${links}`) ?? [])].slice(0, 8);
      return {
        outline: JSON.stringify([...(copy?.children ?? [])].map(outline)),
        places: seen.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.textContent, x, y, width, height];
        }),
      };
    },
    [main, dishes] as const,
  );

for (const [device, viewport] of [
  ["a phone", { width: 390, height: 800 }],
  ["a tablet", { width: 800, height: 1000 }],
  ["a desktop", { width: 1280, height: 900 }],
] as const) {
  test.describe(`a shared link of a store on ${device}`, () => {
    test.use({ viewport });

    test("shows its name and its dishes before the app runs; React has the same in the same place", async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const noted = window as Window & { shifts?: number };
        noted.shifts = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            noted.shifts = (noted.shifts ?? 0) + (shift as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const { store, release } = await openStore(page);
      await expect(rows(page).getByRole("heading", { level: 1, name: store.name })).toBeVisible();
      await expect(rows(page).locator(dishes).first()).toBeVisible();
      await expect(page.locator("#root")).toBeHidden();
      const before = await look(page, "#first-screen .fs-rows");
      release();
      await expect(page.locator("#first-screen")).toHaveCount(0);
      const after = await look(page, "#root main");
      expect(after.outline).toBe(before.outline);
      expect(after.places).toEqual(before.places);
      await expect(page.getByRole("contentinfo")).toBeAttached();
      expect((await look(page, "#root main")).places).toEqual(before.places);
      expect(await page.evaluate(() => (window as Window & { shifts?: number }).shifts)).toBe(0);
    });
  });
}

test("what was pressed in the first rows opens in the app", async ({ page }) => {
  const { item, release } = await openStore(page);
  await rows(page).getByRole("link", { name: item.name, exact: true }).tap();
  await expect(rows(page).locator("[aria-busy=true]")).toHaveCount(1);
  release();
  await expect(page.getByRole("dialog", { name: item.name })).toBeVisible();
  await expect(page).toHaveURL(/\/store\//);
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar" });

  test("they are there from right to left", async ({ page }) => {
    await openStore(page);
    await expect(rows(page).getByRole("heading", { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });
});

test("who reads another language, or has a place, sees none that are not theirs", async ({
  page,
  context,
}) => {
  const { place, module, store } = await findPlainDish();
  await startVisitWith(context, { place, module });
  await holdResponses(page, APP_SCRIPT);
  await page.goto(`/store/${store.slug}`, { waitUntil: "commit" });
  await expect(page.locator("link[rel=stylesheet]").first()).toBeAttached();
  await expect(page.locator(".fs-blank")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.evaluate(() => {
    for (const key of ["location", "zoneid", "currentLatLng", "module"]) localStorage.removeItem(key);
    localStorage.setItem("language-setting", "ar");
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("link[rel=stylesheet]").first()).toBeAttached();
  await expect(rows(page)).toHaveCount(0);
});
