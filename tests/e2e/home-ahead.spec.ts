import type { Locator, Page } from "@playwright/test";
import { call, findModule, findPlainDish, type Place } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { twice } from "../pages/prefetched";
import { Shopper } from "../pages/shopper";

const storeNames = async (place: Place, moduleId: number): Promise<string[]> => {
  const { stores } = await call<{ stores: { name: string }[] }>(
    "/stores/get-stores/all?type=all&store_type=all&limit=12&offset=1",
    { zoneId: place.zone.zone_id, moduleId },
  );
  return stores.map(({ name }) => name);
};

/** The landing with a chosen place and the kinds of shop to choose from. */
async function chooser(page: Page, place: Place) {
  const calls: { path: string; module: string | undefined }[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/v1/"))
      calls.push({ path: pathname.slice("/api/v1".length) + search, module: request.headers().moduleid });
  });
  await page.goto("/");
  await new Shopper(page).choosePlace(place);
  const card = (name: string) => page.getByRole("dialog").getByRole("button", { name: new RegExp(name) });
  return { calls, card };
}

/** Puts the pointer down on a card; what is loaded for that may come after the cards. */
async function holdDown(page: Page, card: Locator, isAsked: () => boolean): Promise<void> {
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.up();
    await card.hover();
    await page.mouse.down();
    await expect.poll(isAsked, { timeout: 1_000 }).toBe(true);
  }).toPass();
}

test.describe("choosing a kind of shop on the landing", () => {
  test("its home's first rows are asked for while the button is still held, and once", async ({ page }) => {
    const { place, module } = await findPlainDish();
    const { calls, card } = await chooser(page, place);
    const ofHome = () => calls.filter((call) => call.module === String(module.id)).map(({ path }) => path);
    await holdDown(page, card(module.module_name), () => ofHome().length > 0);
    await expect
      .poll(ofHome)
      .toEqual(
        expect.arrayContaining([
          "/banners",
          "/categories?featured=1",
          "/stores/get-stores/all?type=all&store_type=all&limit=12&offset=1",
        ]),
      );
    expect(await page.evaluate(() => localStorage.getItem("module"))).toBeNull();

    await page.mouse.up();
    await expect(page.locator("main a[href^='/store/']").first()).toBeVisible();
    expect(twice(ofHome())).toEqual([]);
  });

  test("a press that is taken back chooses nothing, and the next one shows its own shops", async ({
    page,
  }) => {
    const { place, module } = await findPlainDish();
    const grocery = await findModule("grocery");
    const { calls, card } = await chooser(page, place);
    await holdDown(page, card(module.module_name), () =>
      calls.some((call) => call.module === String(module.id)),
    );
    await page.mouse.move(1, 1);
    await page.mouse.up();
    expect(await page.evaluate(() => localStorage.getItem("module"))).toBeNull();

    await card(grocery.module_name).click();
    const first = page.locator("main article").first();
    await expect(first).toBeVisible();
    const [theirs, others] = [await storeNames(place, grocery.id), await storeNames(place, module.id)];
    const shown = (await page.locator("main").textContent()) ?? "";
    expect(theirs.some((name) => shown.includes(name))).toBe(true);
    expect(others.filter((name) => !theirs.includes(name) && shown.includes(name))).toEqual([]);
  });
});
