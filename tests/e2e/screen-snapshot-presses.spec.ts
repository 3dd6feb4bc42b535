/** Presses on a kept screen are repeated in the app, and the next kept screen shows what the app did. */
import type { Locator } from "@playwright/test";
import { findDish, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { servePlainDocuments } from "../pages/plain-documents";
import { comeBack, comeBackToStore, waitUntilKept } from "../pages/screen-snapshot";
import { APP_SCRIPT, firstRows } from "../pages/server-rendered-rows";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const dishes = "a[href^='/product/']";

// Rows of the server would replace the kept screen.
test.beforeEach(({ page }) => servePlainDocuments(page));

test("what is pressed in it opens in the app", async ({ page }) => {
  const { release } = await comeBackToStore(page);
  const dish = firstRows(page).locator(dishes).first();
  const name = (await dish.textContent()) ?? "";
  await dish.tap();
  release();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
});

test("what is set in it is set in the app", async ({ page }) => {
  await startVisitWith(page.context(), await findPlainDish());
  const release = await comeBack(page, "/settings");
  await firstRows(page).getByText("Dark", { exact: true }).tap();
  await firstRows(page).getByRole("switch", { name: "Data saver" }).check();
  release();
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Data saver" })).toBeChecked();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("what is searched for in it is searched for in the app", async ({ page }) => {
  const found = await findPlainDish();
  await startVisitWith(page.context(), found);
  const release = await comeBack(page, "/home");
  const box = firstRows(page).getByRole("combobox", { name: en("shell", "app.search") });
  await box.fill(found.item.name);
  await box.press("Enter");
  release();
  await expect(page).toHaveURL(/data_type=searched/);
});

test.describe("in a window that shows the whole page", () => {
  test.use({ viewport: { width: 390, height: 2_400 } });

  test("choices that the next visit does not begin with are not kept", async ({ page }) => {
    const { item, module, place } = await findDish();
    await startVisitWith(page.context(), { place, module });
    const path = `/product/${item.slug}?module_id=${module.id}`;
    await page.goto(path);
    await waitUntilKept(page);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Increase" }).first().tap();
    await main.getByRole("checkbox", { name: item.add_ons[0]?.name }).first().check();
    await page.goto("/robots.txt");
    const release = await holdResponses(page, APP_SCRIPT);
    await page.goto(path, { waitUntil: "commit" });
    const rows = firstRows(page);
    await expect(rows.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
    await expect(rows.getByRole("checkbox", { name: item.add_ons[0]?.name }).first()).not.toBeChecked();
    await expect(rows.getByRole("group", { name: `Quantity of ${item.name}` })).toContainText("1");
    release();
    await expect(page.locator("#first-screen")).toHaveCount(0);
  });

  test("each press of a stepper in it counts, on its own row", async ({ page }) => {
    const { store, module, place } = await findPlainDish();
    await startVisitWith(page.context(), { place, module });
    const path = `/store/${store.slug}`;
    await page.goto(path);
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /^Add .+ to the cart$/ })
      .first();
    const card = (within: Locator) =>
      within.getByRole("article").filter({ has: page.getByRole("group", { name: /^Quantity of / }) });
    await add.tap();
    await expect(card(page.getByRole("main"))).toHaveCount(1);
    // A new guest's id must be settled: a screen is shown only to the person it was kept for.
    await page.waitForFunction(() => localStorage.getItem("guest_id") !== null);
    await page.reload();
    await page.waitForFunction(() =>
      localStorage.getItem(`doorstep.screen ${location.pathname}`)?.includes("Quantity of"),
    );
    const release = await comeBack(page, path);
    const more = card(firstRows(page)).getByRole("button", { name: "Increase" });
    await more.tap();
    await more.tap();
    release();
    await expect(page.locator("#first-screen")).toHaveCount(0);
    await expect(card(page.getByRole("main")).getByText("3", { exact: true })).toBeVisible();
    // Since it was kept another tab has emptied the cart.
    await page.waitForFunction(() =>
      /"data-in-cart":"3"/.test(localStorage.getItem(`doorstep.screen ${location.pathname}`) ?? ""),
    );
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.removeItem("doorstep.cart"));
    await holdResponses(page, APP_SCRIPT);
    await page.goto(path, { waitUntil: "commit" });
    await expect(card(firstRows(page))).toHaveCount(0);
    await expect(
      firstRows(page)
        .getByRole("button", { name: /^Add .+ to the cart$/ })
        .first(),
    ).toBeVisible();
  });
});
