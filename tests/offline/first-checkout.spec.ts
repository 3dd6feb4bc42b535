import { type FoundItem, findPlainDish, newCustomer, newPerson, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

// What Chromium says about requests that find no network, or that a test breaks off.
test.use({ allowedErrors: [/Failed to load resource: net::ERR_/] });
test.describe.configure({ timeout: 120_000 });

/** A dish in the cart, added from its store's page; the checkout was never opened. */
async function addDish(shopper: Shopper, { place, module, store, item }: FoundItem, token: string) {
  const { page } = shopper;
  await startVisitWith(page.context(), { place, module, token });
  await page.goto("/");
  await waitForWorker(page);
  await page.goto(`/store/${store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: item.name })).first());
  await shopper.isTold("Item added to cart");
  const cart = await shopper.openCart();
  await expect(cart.getByText("Not sent yet")).toHaveCount(0);
  await shopper.closeDialog();
}

test("a checkout that was never opened takes an order without network, by an estimated distance", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  const shopper = new Shopper(page);
  // By its id: the store's page asks by its slug.
  const prepared = page.waitForResponse((response) =>
    response.url().endsWith(`/stores/details/${find.store.id}`),
  );
  await addDish(shopper, find, token);
  await prepared;

  await context.setOffline(true);
  await page.goto("/checkout?page=cart");
  await shopper.isAtCheckout();
  await expect(page.getByText(checkout("address.estimated"))).toBeVisible({ timeout: 20_000 });
  await expect(shopper.placeButton).toBeEnabled();
  const main = page.getByRole("main");
  await main.getByLabel(checkout("contact.name")).fill("Ada Shopper");
  await main.getByLabel(checkout("contact.phone")).fill(newPerson().phone);
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button("Keep trying", page.getByRole("alertdialog")));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
  expect(await runningOrders(token)).toEqual([]);

  await context.setOffline(false);
  // Where the estimate is not what the shop measures, it asks with its own total first.
  const agree = page.getByRole("button", { name: /^Order for/ });
  const placed = () => page.url().includes("orderId=");
  await expect.poll(async () => placed() || (await agree.isVisible()), { timeout: 40_000 }).toBe(true);
  if (!placed()) {
    expect(await runningOrders(token)).toEqual([]);
    await shopper.press(agree);
  }
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  expect(await runningOrders(token)).toHaveLength(1);
});

test("a checkout whose store is not saved says so without network, and keeps the cart", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  const shopper = new Shopper(page);
  await page.route(`**/stores/details/${find.store.id}`, (route) => route.abort());
  await addDish(shopper, find, token);
  await context.setOffline(true);
  await page.goto("/checkout?page=cart");
  await expect(page.getByText("Not available offline")).toBeVisible({ timeout: 20_000 });
  const cart = await shopper.openCart();
  await expect(cart.getByText(find.item.name)).toBeVisible();
});
