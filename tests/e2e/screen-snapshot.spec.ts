import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { servePlainDocuments } from "../pages/plain-documents";
import { comeBack, comeBackToStore, waitUntilKept } from "../pages/screen-snapshot";
import {
  APP_CONTENT,
  APP_SCRIPT,
  FIRST_ROWS,
  firstRows,
  firstScreenDrawn,
  looksOf,
  ownRulesLeaveWithRows,
  placesIn,
} from "../pages/server-rendered-rows";
import { startVisitWith } from "../pages/visit";

const dishes = "a[href^='/product/']";

// Banners that step on would move what is compared.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// Rows of the server would stand in the place of what is kept.
test.beforeEach(({ page }) => servePlainDocuments(page));

for (const [device, viewport] of [
  ["a phone", { width: 390, height: 800 }],
  ["a desktop", { width: 1280, height: 900 }],
  ["a tablet", { width: 800, height: 1000 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("who comes back to a store sees what was there last before the app runs, in the same place", async ({
      page,
    }) => {
      const { store, release } = await comeBackToStore(page);
      await expect(firstRows(page).getByRole("heading", { level: 1, name: store.name })).toBeVisible();
      await expect(firstRows(page).locator(dishes).first()).toBeVisible();
      await expect(page.locator("#root")).toBeHidden();
      const before = await placesIn(page, FIRST_ROWS);
      release();
      await expect(page.locator("#first-screen")).toHaveCount(0);
      expect(await placesIn(page, APP_CONTENT)).toEqual(before);
    });

    test("also where it was left further down", async ({ page }) => {
      const { store, module, place } = await findPlainDish();
      await startVisitWith(page.context(), { place, module });
      const path = `/store/${store.slug}`;
      await page.goto(path);
      await waitUntilKept(page);
      const top = await placesIn(page, APP_CONTENT);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.goto("/robots.txt");
      const release = await holdResponses(page, APP_SCRIPT);
      await page.goto(path, { waitUntil: "commit" });
      await expect(firstRows(page).locator(dishes).first()).toBeVisible();
      expect(await placesIn(page, FIRST_ROWS)).toEqual(top);
      release();
      await expect(page.locator("#first-screen")).toHaveCount(0);
      expect(await placesIn(page, APP_CONTENT)).toEqual(top);
    });

    for (const [what, path] of [
      ["a list", "/home?data_type=all"],
      ["a home", "/home"],
      ["the settings", "/settings"],
    ] as const) {
      test(`and to ${what}`, async ({ page }) => {
        await startVisitWith(page.context(), await findPlainDish());
        const release = await comeBack(page, path);
        await expect(firstRows(page).getByRole("heading").first()).toBeVisible();
        const before = await placesIn(page, FIRST_ROWS);
        expect(before.length).toBeGreaterThan(2);
        release();
        await expect(page.locator("#first-screen")).toHaveCount(0);
        expect(await placesIn(page, APP_CONTENT)).toEqual(before);
      });
    }
  });
}

for (const [what, path] of [
  ["a home", () => "/home"],
  ["a list", () => "/home?data_type=all"],
  ["a store", ({ store }) => `/store/${store.slug}`],
  ["a product", ({ item, module }) => `/product/${item.slug}?module_id=${module.id}`],
  ["the settings page", () => "/settings"],
] as [string, (found: Awaited<ReturnType<typeof findPlainDish>>) => string][]) {
  test(`${what} is seen before any style sheet has come, and looks the same when they come`, async ({
    page,
  }) => {
    const found = await findPlainDish();
    await startVisitWith(page.context(), found);
    await page.goto(path(found));
    await waitUntilKept(page);
    const top = await placesIn(page, APP_CONTENT);
    await page.goto("/robots.txt");
    const releaseScript = await holdResponses(page, APP_SCRIPT);
    const releaseSheets = await holdResponses(page, /\/assets\/[^/]+\.css$/);
    await page.goto(path(found), { waitUntil: "commit" });
    await expect(firstRows(page).getByRole("heading").first()).toBeVisible();
    expect(await placesIn(page, FIRST_ROWS)).toEqual(top);
    const looks = await looksOf(page);
    releaseSheets();
    await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
    expect(await looksOf(page)).toEqual(looks);
    releaseScript();
    await expect(page.locator("#first-screen")).toHaveCount(0);
    expect(await placesIn(page, APP_CONTENT)).toEqual(top);
  });
}

test.describe("where a style sheet does not come", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test("its rules leave with it", async ({ page }) => {
    const { store, module, place } = await findPlainDish();
    await startVisitWith(page.context(), { place, module });
    await page.goto(`/store/${store.slug}`);
    await waitUntilKept(page);
    await page.goto("/robots.txt");
    await page.route(/\/assets\/cards-[^/]+\.css$/, (route) => route.abort());
    const release = await holdResponses(page, APP_SCRIPT);
    await page.goto(`/store/${store.slug}`, { waitUntil: "commit" });
    await expect(firstRows(page).getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await ownRulesLeaveWithRows(page, release);
  });
});

test("it is as the page was left, not as it was found", async ({ page }) => {
  const { store, module, place } = await findPlainDish();
  await startVisitWith(page.context(), { place, module });
  const path = `/store/${store.slug}`;
  await page.goto(path);
  await waitUntilKept(page);
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await title.evaluate((element) => element.append(" (seen)"));
  await page.goto("/robots.txt");
  await holdResponses(page, APP_SCRIPT);
  await page.goto(path, { waitUntil: "commit" });
  await expect(firstRows(page).getByRole("heading", { level: 1 })).toHaveText(`${store.name} (seen)`);
  await expect(firstRows(page).locator(dishes).first()).toBeVisible();
});

for (const [who, change] of [
  ["somebody else", () => localStorage.setItem("doorstep.account", "customer:77")],
  ["who has moved", () => localStorage.setItem("currentLatLng", JSON.stringify({ lat: 1, lng: 2 }))],
  ["who reads another language", () => localStorage.setItem("language-setting", "ar")],
  [
    "who has a damaged record",
    () => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith("doorstep.screen")))
        localStorage.setItem(key, (localStorage.getItem(key) ?? "").replace('"h1"', '"h2"'));
    },
  ],
] as const) {
  test(`${who} sees none of it`, async ({ page }) => {
    await comeBackToStore(page, change);
    await page.waitForLoadState("domcontentloaded");
    await firstScreenDrawn(page);
    await expect(page.locator(".fs-blank")).toBeVisible();
    await expect(firstRows(page)).toHaveCount(0);
  });
}

test("'Free up space' takes it off the device", async ({ page }) => {
  const { release } = await comeBackToStore(page);
  release();
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Free up space" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Free up space" }).tap();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("doorstep.screen"))),
    )
    .toEqual([]);
});
