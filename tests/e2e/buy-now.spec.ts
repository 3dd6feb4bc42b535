import { newPerson } from "../fixtures/customers";
import { findDish, findItem, findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { orderedItems } from "../pages/checkout";
import { atStore, openFrom } from "../pages/item-dialog";
import { quoted, Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { guestIdOf, waitForOfflineTexts } from "../pages/visit";

// Chromium's own lines about pictures that a test breaks.
// And what it says of requests that find no network. Without a worker, which would send as well.
test.use({ allowedErrors: /Failed to load resource|Unable to preload CSS/, serviceWorkers: "block" });

test("Buy Now orders one item by itself and leaves another store's cart alone", async ({ page, context }) => {
  const first = await findPlainDish();
  const other = await findItem(
    "food",
    "dish of another store",
    (item, store) => item.food_variations.length === 0 && store.id !== first.store.id,
  );
  const shopper = new Shopper(page);
  await atStore(page, first);
  await (await openFrom(page, first)).getByRole("button", { name: en("catalogue", "item.addToCart") }).tap();
  await shopper.isTold(en("catalogue", "cart.added"));
  const guestId = await guestIdOf(page);
  const cartIds = async () =>
    (await serverCart(first.module.id, { guestId })).map(({ item_id, quantity }) => [item_id, quantity]);
  await expect.poll(cartIds).toEqual([[first.item.id, 1]]);

  await page.goto(`/store/${other.store.slug}`);
  await (await openFrom(page, other)).getByRole("button", { name: en("catalogue", "item.buyNow") }).tap();
  const prompt = page.getByRole("dialog", { name: en("checkout", "guest.title") });
  await prompt.getByRole("button", { name: en("checkout", "guest.guest") }).tap();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  const summary = orderedItems(page);
  await expect(summary.getByText(other.item.name)).toBeVisible();
  await expect(summary.getByText(first.item.name)).toHaveCount(0);
  // On a small phone, too, the contact's form can be saved.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: en("checkout", "contact.add") }).tap();
  const contact = page.getByRole("dialog", { name: en("checkout", "contact.title") });
  await expect(contact.getByRole("button", { name: en("shell", "app.save") })).toBeInViewport({ ratio: 1 });
  await shopper.closeDialog();

  await page.reload();
  await expect(summary.getByText(other.item.name)).toBeVisible();
  await shopper.fillContact(newPerson());
  await waitForOfflineTexts(page);
  await context.setOffline(true);
  await expect(page.getByRole("status").getByText(en("shell", "offline.offline"))).toBeVisible();
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button(en("checkout", "placing.keepTrying"), page.getByRole("alertdialog")));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
  await context.setOffline(false);
  await shopper.placedOrder();
  expect(await cartIds()).toEqual([[first.item.id, 1]]);
  // Gone once: its checkout has nothing left to order.
  await shopper.closeDialog();
  await page.goto("/checkout?page=buy_now");
  await expect(page).toHaveURL(/\/home/);
  await expect((await shopper.openCart()).getByText(first.item.name).first()).toBeVisible();
});

test("what a new guest buys at once is priced by the shop, and the summary names what was chosen", async ({
  page,
}) => {
  const find = await findDish();
  await atStore(page, find);
  const dialog = await openFrom(page, find);
  await new Shopper(page).chooseRequired(dialog, find.item);
  const answer = page.waitForResponse(/\/customer\/order\/quote/);
  await dialog.getByRole("button", { name: en("catalogue", "item.buyNow") }).tap();
  const prompt = page.getByRole("dialog", { name: en("checkout", "guest.title") });
  await prompt.getByRole("button", { name: en("checkout", "guest.guest") }).tap();
  const summary = orderedItems(page);
  const required = find.item.food_variations.find((group) => group.required === "on");
  const options = required?.values.map(({ label }) => quoted(label)).join("|");
  await expect(summary.getByRole("listitem").first()).toContainText(new RegExp(`(${options})`));
  expect((await answer).status()).toBe(200);
});
