/** What the shop has run out of, and when it pauses, on the pages that are open then. */
import AxeBuilder from "@axe-core/playwright";
import arabicTexts from "../../board/locales/ar.json" with { type: "json" };
import type { Item, Store } from "../../src/contract";
import { ops } from "../fixtures/operator";
import { call, type FoundItem, findItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { openBoard } from "../pages/board";
import { checkout, customerWithDish } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** So soon an open page says so, ms. */
const soon = { timeout: 2_000 };

/** A plain dish of the n-th store after the one whose dishes other stories buy meanwhile: it must stay open for them. */
async function dishOfAnotherStore(nth: number): Promise<FoundItem> {
  const others = [(await findPlainDish()).store.id];
  const find = () =>
    findItem(
      "food",
      "dish of another store",
      (dish, { id }) => !others.includes(id) && dish.food_variations.length === 0,
    );
  for (; nth > 1; nth -= 1) others.push((await find()).store.id);
  return find();
}

test("an open store page and a cart say at once what is sold out, and why the store is paused", async ({
  page,
  context,
}) => {
  const find = await dishOfAnotherStore(1);
  const { item, store } = find;
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const heard = page.waitForResponse((response) => response.url().endsWith(`/stores/${store.id}/stream`));
  await page.goto(`/store/${store.slug}`);
  await heard;
  try {
    await ops("sold-out", store.slug, item.slug);
    const card = page.getByRole("article").filter({ hasText: item.name }).first();
    await expect(card.getByText(en("catalogue", "item.outOfStock"))).toBeVisible(soon);

    const line = await new Shopper(page).lineOf(item);
    const says = line.getByRole("status").filter({ hasText: checkout("limit.outOfStock") });
    await expect(says).toBeVisible();
    await ops("sold-out", store.slug, item.slug, "--over");
    await expect(says).toHaveCount(0, soon);
    await ops("pause", store.slug, "20", "The oven is broken");
    await expect(page.getByText("The oven is broken")).toBeVisible(soon);
    await ops("pause", store.slug, "0");
    await expect(page.getByText("The oven is broken")).toHaveCount(0, soon);
  } finally {
    await ops("sold-out", store.slug, item.slug, "--over");
    await ops("pause", store.slug, "0");
  }
});

test.describe("at the board", () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test("a dish is marked sold out and its store is paused, and shoppers are told so", async ({ page }) => {
    const { module, store, item, place } = await dishOfAnotherStore(2);
    const asking = { moduleId: module.id, zoneId: place.zone.zone_id };
    const isSoldOut = async () => (await call<Item>(`/items/details/${item.id}`, asking)).sold_out ?? false;
    await openBoard(page, "Rima");
    await page.getByRole("button", { name: "Items" }).click();
    const dialog = page.getByRole("dialog", { name: "Items", exact: true });
    await dialog.getByLabel("Store").selectOption(String(store.id));
    try {
      await dialog.getByRole("searchbox").fill(item.name);
      const row = dialog.getByRole("listitem").filter({ hasText: item.name }).first();
      await row.getByRole("switch", { name: `Sold out: ${item.name}` }).click();
      await page.getByRole("button", { name: "Until tomorrow" }).click();
      await expect(row.getByText(/^until /)).toBeVisible();
      await expect.poll(isSoldOut).toBe(true);
      for (const price of [item.price + 1, item.price]) {
        await row.getByRole("button", { name: `Price and stock: ${item.name}` }).click();
        const sheet = page.getByRole("dialog", { name: item.name });
        await sheet.getByLabel("Price", { exact: true }).fill(String(price));
        await sheet.getByRole("button", { name: "Save" }).click();
        await expect(sheet).toHaveCount(0);
        await expect(row.getByText(price.toFixed(2), { exact: false })).toBeVisible();
      }

      await dialog.getByRole("searchbox").fill("");
      await dialog.getByRole("button", { name: "Pause" }).click();
      const pause = page.getByRole("dialog", { name: "Pause", exact: false });
      await pause.locator("label", { hasText: "Something is broken" }).click();
      await pause.locator("label", { hasText: "40 min" }).click();
      await page.screenshot({ path: "test-results/pictures/board-pause.png" });
      expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual([]);
      await pause.getByRole("button", { name: "Pause orders" }).click();
      await expect(dialog.getByText(/^Paused until \d\d:\d\d$/)).toBeVisible();
      await dialog.locator("label", { hasText: "+15 min" }).click();
      const paused = () => call<Store>(`/stores/details/${store.slug}`, asking);
      await expect.poll(async () => JSON.stringify(await paused())).toContain("Something is broken");
      expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual([]);
      await page.screenshot({ path: "test-results/pictures/board-items.png" });

      await dialog.getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: "Settings" }).click();
      await page.locator("label", { has: page.locator("[lang=ar]") }).click();
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.screenshot({ path: "test-results/pictures/board-bars-390-dark-ar.png" });
      await page.getByRole("button", { name: arabicTexts["bar.menu"] }).click();
      await page.screenshot({ path: "test-results/pictures/board-menu-390-dark-ar.png" });
      await page.getByRole("button", { name: arabicTexts["items.title"] }).click();
      const arabic = page.getByRole("dialog", { name: arabicTexts["items.title"], exact: true });
      await arabic.getByRole("combobox").selectOption(String(store.id));
      await arabic.getByRole("switch").first().click();
      await expect(arabic.getByRole("listitem").first()).toBeVisible();
      expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual([]);
      await page.screenshot({ path: "test-results/pictures/board-items-390-dark-ar.png" });
      await arabic.getByRole("searchbox").scrollIntoViewIfNeeded();
      await arabic.getByRole("listitem").first().scrollIntoViewIfNeeded();
      await page.screenshot({ path: "test-results/pictures/board-items-390-dark-ar-list.png" });
      await arabic.getByRole("button", { name: arabicTexts["store.resume"] }).click();
      await arabic.getByRole("switch").nth(1).click();
      await expect.poll(isSoldOut).toBe(false);
    } finally {
      await ops("sold-out", store.slug, item.slug, "--over");
      await ops("pause", store.slug, "0");
      await ops("busy", store.slug, "0");
    }
  });
});
