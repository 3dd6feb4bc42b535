import type { Page } from "@playwright/test";
import { findCampaign, findItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** API calls and pictures that the page asks for from now on. */
function requestsOf(page: Page) {
  const calls: string[] = [];
  const pictures: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/v1/")) calls.push(pathname.slice("/api/v1".length) + search);
    if (/^\/pictures\/(item|cover|banner)\//.test(pathname)) pictures.push(pathname + search);
  });
  return { calls, pictures };
}

const ofTheDocument = /^\/(stores\/details|items\/details|items\/latest|campaigns\/details|config)/;
const firstDish = (page: Page) => page.locator("#root main a[href^='/product/']").first();

test.describe("a shared link opened for the first time asks for nothing that its document has brought", () => {
  test("of a store, without a place", async ({ page }) => {
    const { store } = await findPlainDish();
    const { calls, pictures } = requestsOf(page);
    await page.goto(`/store/${store.slug}`);
    await expect(firstDish(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    expect(calls.filter((call) => ofTheDocument.test(call))).toEqual([]);
    const covers = pictures.filter((picture) => picture.startsWith("/pictures/cover/"));
    expect(covers).toHaveLength(1);
    const cover = page.locator("main img[fetchpriority=high]").first();
    expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(covers[0]);
  });

  test("of a store, with a place: the distance from it is shown", async ({ page, context }) => {
    const { place, module, store } = await findItem("grocery", "item", (item) => item.stock > 0);
    await startVisitWith(context, { place, module });
    const { calls } = requestsOf(page);
    await page.goto(`/store/${store.slug}`);
    await expect(firstDish(page)).toBeVisible();
    expect(calls.filter((call) => ofTheDocument.test(call))).toEqual([]);
    await expect(page.getByRole("main")).toContainText(
      new RegExp(en("catalogue", "store.fromYou", { distance: "[\\d.,]+\\s*k?m" })),
    );
  });

  test("of a product in its module", async ({ page }) => {
    const { item } = await findPlainDish();
    const { calls, pictures } = requestsOf(page);
    await page.goto(`/product/${item.slug}?module_id=${item.module_id}`);
    await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
    expect(calls.filter((call) => ofTheDocument.test(call))).toEqual([]);
    const shown = page.locator("#root main img[fetchpriority=high]").first();
    await expect(shown).toBeVisible();
    const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(pictures.filter((picture) => source.endsWith(picture))).toHaveLength(1);
  });
});

for (const hasPlace of [false, true])
  test(`nor a campaign's, ${hasPlace ? "with" : "without"} a place, and its picture is loaded once`, async ({
    page,
    context,
  }) => {
    const { place, module, campaign, stores } = await findCampaign();
    if (hasPlace) await startVisitWith(context, { place, module });
    const { calls, pictures } = requestsOf(page);
    await page.goto(`/campaigns/${campaign.slug}`);
    const shown = page.locator("#root main img[fetchpriority=high]").first();
    await expect(shown).toBeVisible();
    const rows = page.locator("#root main li a[href^='/store/']");
    await expect(rows).toHaveCount(hasPlace ? stores.length : 0);
    expect(calls.filter((call) => ofTheDocument.test(call))).toEqual([]);
    const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    const own = pictures.filter((picture) => picture.startsWith(campaign.image_full_url ?? "-"));
    expect(own).toEqual([source.slice(new URL(source).origin.length)]);
  });

test("who reads another language than the browser asked for gets the shop in it", async ({
  page,
  context,
}) => {
  const { place, module, store } = await findPlainDish();
  await startVisitWith(context, { place, module, language: "ar" });
  const { calls } = requestsOf(page);
  const name = page.getByRole("heading", { level: 1 });
  await page.goto(`/store/${store.slug}`);
  await expect(firstDish(page)).toBeVisible();
  await expect(name).toHaveText(/[\u0600-\u06ff]/);
  expect(calls).toContain(`/stores/details/${store.slug}`);
});

test("a document that comes back late from the browser's cache is not taken for now", async ({ page }) => {
  const { store } = await findPlainDish();
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 10 * 60_000;
  });
  const { calls } = requestsOf(page);
  await page.goto(`/store/${store.slug}`);
  await expect(firstDish(page)).toBeVisible();
  expect(calls).toContain(`/stores/details/${store.slug}`);
});
