/** Presses on the first rows are repeated in the app, which adds the shopper's own data. */
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { APP_SCRIPT, firstRows, openProduct, openStore } from "../pages/server-rendered-rows";
import { startVisitWith } from "../pages/visit";

test("what was pressed in the first rows opens in the app", async ({ page }) => {
  const { item, release } = await openStore(page);
  await firstRows(page).getByRole("link", { name: item.name, exact: true }).tap();
  await expect(firstRows(page).locator("[aria-busy=true]")).toHaveCount(1);
  release();
  await expect(page.getByRole("dialog", { name: item.name })).toBeVisible();
  await expect(page).toHaveURL(/\/store\//);
});

test("what was chosen of a product in them is chosen in the app", async ({ page }) => {
  const { item, release } = await openProduct(page);
  const addOn = item.add_ons[0]?.name ?? "";
  await firstRows(page).getByRole("checkbox", { name: addOn }).first().check();
  release();
  await expect(page.locator("#first-screen")).toHaveCount(0);
  const main = page.getByRole("main");
  await expect(main.getByRole("checkbox", { name: addOn }).first()).toBeChecked();
  // The app itself knows of it.
  await expect(main.getByRole("button", { name: `More ${addOn}` })).toBeVisible();
});

test("who has a place sees them as well, and what is in their cart comes with the app", async ({
  page,
  context,
}) => {
  const { place, module, store, item } = await findPlainDish();
  await startVisitWith(context, { place, module });
  await page.goto(`/store/${store.slug}`);
  const card = page.getByRole("main").getByRole("article").filter({ hasText: item.name }).first();
  await card.getByRole("button", { name: `Add ${item.name} to the cart` }).tap();
  const less = card.getByRole("button", { name: /^Remove / });
  await expect(less).toBeVisible();
  const release = await holdResponses(page, APP_SCRIPT);
  await page.goto(`/store/${store.slug}`, { waitUntil: "commit" });
  await expect(firstRows(page).getByRole("heading", { level: 1, name: store.name })).toBeVisible();
  // A plus beside what is in the cart would say that it is not.
  const addIn = (name: string | RegExp) => firstRows(page).getByRole("button", { name });
  await expect(addIn(/^Add .+ to the cart$/).first()).toBeVisible();
  await expect(addIn(`Add ${item.name} to the cart`)).toHaveCount(0);
  release();
  await expect(less).toBeVisible();
});
