import { newCustomer, newPerson } from "../fixtures/customers";
import { type FoundItem, findItem, findPlainDish, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout, unfold } from "../pages/checkout";
import { fetchWhole } from "../pages/fetch-whole";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

// Chromium's log lines for requests without a network, or broken off by a test.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

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
  const prepared = page.waitForResponse(
    (response) => response.url().endsWith(`/stores/details/${find.store.id}`),
    { timeout: 90_000 },
  );
  await addDish(shopper, find, token);
  await prepared;

  await context.setOffline(true);
  await page.goto("/checkout?page=cart");
  await shopper.isAtCheckout();
  await expect(page.getByText(checkout("address.estimated"))).toBeVisible({ timeout: 20_000 });
  await expect(shopper.placeButton).toBeEnabled();
  const main = page.getByRole("main");
  await unfold(shopper, "contact.title");
  await main.getByLabel(checkout("contact.name")).fill("Ada Shopper");
  await main.getByLabel(checkout("contact.phone")).fill(newPerson().phone);
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button("Keep trying", page.getByRole("alertdialog")));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
  expect(await runningOrders(token)).toEqual([]);

  await context.setOffline(false);
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  expect(await runningOrders(token)).toHaveLength(1);
});

test("an estimate that is not what the shop measures comes back as a question with both totals", async ({
  page,
  context,
}) => {
  const find = await findItem(
    "food",
    "plain dish whose delivery is paid for",
    (item, store) => item.food_variations.length === 0 && !store.free_delivery,
  );
  const { token } = await newCustomer();
  const shopper = new Shopper(page);
  // The page takes the store to be 30 km away; the shop knows where it is.
  const latitude = String(Number(find.store.latitude) + 0.27);
  await page.route(`**/stores/details/${find.store.id}`, async (route) => {
    const response = await fetchWhole(route);
    await route.fulfill({ response, json: { ...(await response.json()), latitude } });
  });
  const prepared = page.waitForResponse(
    (response) => response.url().endsWith(`/stores/details/${find.store.id}`),
    { timeout: 90_000 },
  );
  await addDish(shopper, find, token);
  await prepared;
  await context.setOffline(true);
  await page.goto("/checkout?page=cart");
  await expect(page.getByText(checkout("address.estimated"))).toBeVisible({ timeout: 20_000 });
  const main = page.getByRole("main");
  await unfold(shopper, "contact.title");
  await main.getByLabel(checkout("contact.name")).fill("Ada Shopper");
  await main.getByLabel(checkout("contact.phone")).fill(newPerson().phone);
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button(checkout("placing.keepTrying"), page.getByRole("alertdialog")));
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: checkout("placing.priceChanged") })).toBeVisible({
    timeout: 40_000,
  });
  const told = (await page.getByRole("alert").first().textContent()) ?? "";
  const [before = 0, now = 0] = [...told.matchAll(/\$([\d.]+)/g)].map(([, sum]) => Number(sum));
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(before);
  expect(await runningOrders(token)).toEqual([]);
  await shopper.press(page.getByRole("button", { name: /^Order for/ }));
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  const [order] = await runningOrders(token);
  expect(order?.order_amount).toBeCloseTo(now);
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
  // Nothing can be ordered here: a phone keeps its tabs.
  const cart = await shopper.openCart();
  await expect(cart.getByText(find.item.name)).toBeVisible();
});
