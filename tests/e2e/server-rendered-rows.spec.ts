import type { Page } from "@playwright/test";
import { findCampaign, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { shiftsOf, watchShifts } from "../pages/layout-shifts";
import {
  APP_CONTENT,
  APP_SCRIPT,
  FIRST_ROWS,
  firstRows,
  firstScreenDrawn,
  looksOf,
  openCampaign,
  openProduct,
  openStore,
  ownRulesLeaveWithRows,
  placesIn,
} from "../pages/server-rendered-rows";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const dishes = "a[href^='/product/']";

/** The head of a campaign, on the first screen and in the app. */
const campaignHead = (part: string) => `${part} header:has(h1)`;

/** Elements, classes and words of a part of the page. */
const outlineOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const outline = (element: Element): unknown => [
      element.tagName,
      element.getAttribute("class"),
      [...element.childNodes].map((child) =>
        child instanceof Element ? outline(child) : (child.textContent ?? ""),
      ),
    ];
    const copy = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
    copy?.normalize();
    return JSON.stringify([...(copy?.children ?? [])].map(outline));
  }, part);

const boxOf = (page: Page, part: string) => page.locator(part).boundingBox();

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
      await watchShifts(page);
      const { store, release } = await openStore(page);
      await expect(firstRows(page).getByRole("heading", { level: 1, name: store.name })).toBeVisible();
      await expect(firstRows(page).locator(dishes).first()).toBeVisible();
      await expect(page.locator("#root")).toBeHidden();
      const [outline, places] = [await outlineOf(page, FIRST_ROWS), await placesIn(page, FIRST_ROWS)];
      release();
      await expect(page.locator("#first-screen")).toHaveCount(0);
      expect(await outlineOf(page, APP_CONTENT)).toBe(outline);
      expect(await placesIn(page, APP_CONTENT)).toEqual(places);
      await expect(page.getByRole("contentinfo")).toBeAttached();
      expect(await placesIn(page, APP_CONTENT)).toEqual(places);
      expect(await shiftsOf(page)).toEqual([]);
    });

    test("or of a product: its name, picture, choices and price", async ({ page }) => {
      await watchShifts(page);
      const { item, release } = await openProduct(page);
      await expect(firstRows(page).getByRole("heading", { level: 1, name: item.name })).toBeVisible();
      await expect(firstRows(page).getByRole("img").or(firstRows(page).locator("img")).first()).toBeVisible();
      await expect(firstRows(page).getByRole("group", { name: item.food_variations[0]?.name })).toBeVisible();
      const places = await placesIn(page, FIRST_ROWS);
      release();
      await expect(page.locator("#first-screen")).toHaveCount(0);
      expect(await placesIn(page, APP_CONTENT)).toEqual(places);
      expect(await shiftsOf(page)).toEqual([]);
    });

    for (const hasPlace of [false, true])
      test(`or of a campaign, ${hasPlace ? "with" : "without"} a place: its picture, title, text and end, above shapes`, async ({
        page,
        context,
      }) => {
        const { place, module, stores } = await findCampaign();
        if (hasPlace) await startVisitWith(context, { place, module });
        await watchShifts(page);
        const { campaign, release } = await openCampaign(page);
        const rows = firstRows(page);
        await expect(rows.getByRole("heading", { level: 1, name: campaign.title })).toBeVisible();
        await expect(rows.getByText(campaign.description ?? "")).toBeVisible();
        await expect(rows.locator("img")).toHaveJSProperty("complete", true);
        await expect(rows.locator("[data-skeleton]").first()).toBeVisible();
        const [head, outline, places] = [
          await boxOf(page, campaignHead(FIRST_ROWS)),
          await outlineOf(page, campaignHead(FIRST_ROWS)),
          await placesIn(page, FIRST_ROWS),
        ];
        expect(places.map(([words]) => words)).toEqual([campaign.title, en("browse", "campaign.stores")]);
        release();
        await expect(page.locator("#first-screen")).toHaveCount(0);
        expect(await boxOf(page, campaignHead(APP_CONTENT))).toEqual(head);
        expect(await outlineOf(page, campaignHead(APP_CONTENT))).toBe(outline);
        const main = page.getByRole("main");
        if (hasPlace) {
          await expect(main.getByRole("link", { name: stores[0]?.name }).first()).toBeAttached();
        } else {
          const button = main.getByRole("button", { name: en("shell", "location.alertButton") });
          await expect(button).toBeAttached();
        }
        expect((await placesIn(page, APP_CONTENT)).slice(0, places.length)).toEqual(places);
        expect(await shiftsOf(page)).toEqual([]);
      });
  });
}

for (const [what, open] of [
  ["a store", openStore],
  ["a product", openProduct],
  ["a campaign", openCampaign],
] as const) {
  test(`the rows of ${what} are seen before any style sheet has come, and look the same when they come`, async ({
    page,
  }) => {
    const releaseSheets = await holdResponses(page, /\/assets\/[^/]+\.css$/);
    const { release } = await open(page);
    await expect(firstRows(page).getByRole("heading", { level: 1 })).toBeVisible();
    const places = await placesIn(page, FIRST_ROWS);
    const looks = await looksOf(page);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    releaseSheets();
    await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
    expect(await looksOf(page)).toEqual(looks);
    release();
    await expect(page.locator("#first-screen")).toHaveCount(0);
    expect((await placesIn(page, APP_CONTENT)).slice(0, places.length)).toEqual(places);
  });
}

test.describe("where a style sheet does not come", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test("the rules of rows leave with them", async ({ page }) => {
    await page.route(/\/assets\/cards-[^/]+\.css$/, (route) => route.abort());
    const { store, release } = await openStore(page);
    await expect(firstRows(page).getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await ownRulesLeaveWithRows(page, release);
  });
});

test("a campaign that does not run has no first rows: the app says that it is not found", async ({
  page,
}) => {
  const release = await holdResponses(page, APP_SCRIPT);
  await page.goto("/campaigns/no-such-campaign", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  await firstScreenDrawn(page);
  await expect(page.locator(".fs-blank")).toBeVisible();
  await expect(firstRows(page)).toHaveCount(0);
  release();
  const title = page.getByRole("heading", { level: 1, name: en("shell", "empty.notFound") });
  await expect(title).toBeVisible();
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar" });

  test("they are there from right to left", async ({ page }) => {
    await openStore(page);
    await expect(firstRows(page).getByRole("heading", { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });

  test("those of a campaign are the app's, word by word", async ({ page }) => {
    const { campaign, release } = await openCampaign(page);
    const title = firstRows(page).getByRole("heading", { level: 1 });
    await expect(title).toHaveText(/[\u0600-\u06ff]/);
    await expect(title).not.toHaveText(campaign.title);
    const outline = await outlineOf(page, campaignHead(FIRST_ROWS));
    release();
    await expect(page.locator("#first-screen")).toHaveCount(0);
    expect(await outlineOf(page, campaignHead(APP_CONTENT))).toBe(outline);
  });
});

test("who reads another language than the document sees none", async ({ page }) => {
  const { store } = await findPlainDish();
  await page.addInitScript(() => localStorage.setItem("language-setting", "ar"));
  await holdResponses(page, APP_SCRIPT);
  await page.goto(`/store/${store.slug}`, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await page.waitForLoadState("domcontentloaded");
  await firstScreenDrawn(page);
  await expect(page.locator(".fs-blank")).toBeVisible();
  await expect(firstRows(page)).toHaveCount(0);
});
