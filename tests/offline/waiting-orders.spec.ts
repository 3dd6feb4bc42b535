/** Orders that wait or are checked: whose they are, what they hold up, and what is said when the clock was moved. */
import { call, findItem, findPlainDish, oneOf, runningOrders, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signIn } from "../pages/account";
import {
  atCheckout,
  type Buyer,
  checkout,
  customerWithDish,
  fillPhone,
  orderThere,
  pressWithoutNetwork,
  putDish,
} from "../pages/checkout";
import { enableClockShift, shiftClock } from "../pages/shifted-clock";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's log lines for requests without a network. No worker, which would send as well, and which keeps the style sheets
// of late parts.
test.use({
  allowedErrors: /Failed to load resource: net::ERR_|Unable to preload CSS/,
  serviceWorkers: "block",
});

test("an order that is being checked holds up the checkout of its own module and no other", async ({
  page,
  context,
}) => {
  const food = await findPlainDish();
  const grocery = await findItem(
    "grocery",
    "plain item of a store in the dish's zone",
    (item, store) => item.variations.length === 0 && item.stock > 20 && store.zone_id === food.store.zone_id,
  );
  const buyer = await customerWithDish(food);
  // No first order, whose discount the one that is checked may have taken.
  const earlier = await orderThere(food, buyer);
  await putDish(food, buyer);
  const asking = { ...buyer.asking, moduleId: grocery.module.id };
  await call("/customer/cart/add", asking, { method: "POST", body: oneOf(grocery.item) });
  await startVisitWith(context, { place: food.place, module: food.module, token: buyer.token });
  // The shop gets the order of the first module, and its answers are lost.
  await page.route("**/customer/order/place", async (route) => {
    if (route.request().headers().moduleid !== String(food.module.id)) return route.continue();
    await route.fetch();
    // The page may have been left meanwhile, and its request with it.
    await route.abort().catch(() => undefined);
  });
  const shopper = await atCheckout(page);
  await fillPhone(shopper, buyer.phone);
  await shopper.press(shopper.placeButton);
  await expect(page.getByRole("heading", { name: checkout("placing.checking") })).toBeVisible();

  const { id, module_type, module_name, slug } = grocery.module;
  await page.evaluate((module) => localStorage.setItem("module", JSON.stringify(module)), {
    id,
    module_type,
    module_name,
    slug,
  });
  await atCheckout(page);
  await fillPhone(shopper, buyer.phone);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  const newOrders = async () => (await runningOrders(buyer.token)).filter(({ id }) => id !== earlier);
  const stores = (await newOrders()).map((order) => order.store?.id).sort();
  expect(stores).toEqual([food.store.id, grocery.store.id].sort());

  // The first one is still being checked, and its checkout says so.
  const first = food.module;
  await page.evaluate((module) => localStorage.setItem("module", JSON.stringify(module)), {
    id: first.id,
    module_type: first.module_type,
    module_name: first.module_name,
    slug: first.slug,
  });
  await page.goto("/checkout?page=cart");
  await expect(page.getByRole("heading", { name: checkout("placing.checking") })).toBeVisible();
  await expect(shopper.placeButton).toHaveCount(0);
  await page.unroute("**/customer/order/place");
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 60_000 });
  expect(await newOrders()).toHaveLength(2);
});

test("a cart that waits for a row that is gone stops saying so", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { place: find.place, module: find.module, token });
  await page.goto("/settings");
  const shopper = new Shopper(page);
  await expect(await shopper.lineOf(find.item)).toBeVisible();
  // As a tab leaves it that died between its two databases.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("doorstep.cart") ?? "null");
    for (const cart of Object.values<{ waitingFor: string | null; lines: { sync: object }[] }>(
      stored.state.carts,
    )) {
      cart.waitingFor = "a-row-that-is-gone";
      for (const line of cart.lines) line.sync = { state: "pending" };
    }
    localStorage.setItem("doorstep.cart", JSON.stringify(stored));
  });
  await page.reload();
  const line = await shopper.lineOf(find.item);
  await expect(line).toBeVisible();
  await expect(line.getByText(checkout("cart.pending"))).toHaveCount(0);
  await expect(line.getByRole("status")).toHaveCount(0);
  const waitsFor = () =>
    page.evaluate(() =>
      Object.values<{ waitingFor: string | null }>(
        JSON.parse(localStorage.getItem("doorstep.cart") ?? "null").state.carts,
      ).map((cart) => cart.waitingFor),
    );
  await expect.poll(waitsFor).toEqual([null]);
  expect((await serverCart(find.module.id, { token })).map(({ quantity }) => quantity)).toEqual([1]);
});

test("where the clock was moved forward the shopper is asked about the clock, and is not told of a connection that was missing", async ({
  context,
}) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  await enableClockShift(context);
  const shopper = await pressWithoutNetwork(context, find, buyer);
  const { page } = shopper;
  await shiftClock(page, 3 * 3_600_000);
  // The outbox looks again when the tab is taken up again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("alert").filter({ hasText: checkout("placing.clock") })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(checkout("placing.expired"))).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(en("shell", "offline.offline"))).toHaveCount(0);
  await shopper.press(shopper.button(checkout("placing.orderNow")));
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  expect(await runningOrders(buyer.token)).toHaveLength(1);
});

/** By the dialog: a token that is only stored belongs to an account of its own. */
async function signInAtSettings(shopper: Shopper, buyer: Buyer): Promise<void> {
  await shopper.page.goto("/settings");
  await shopper.press(shopper.button(en("account", "auth.signIn")).first());
  await signIn(shopper, buyer);
  await expect(shopper.dialog).toHaveCount(0);
}

test("an order that waits when the local storage alone is cleared stays its owner's", async ({ context }) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const { page } = await pressWithoutNetwork(context, find, { token: undefined }, (shopper) =>
    signInAtSettings(shopper, buyer),
  );
  await page.evaluate(() => {
    localStorage.clear();
    // Only the test's own mark stays: this is no first visit.
    localStorage.setItem("test.arrived", "1");
  });
  await page.close();
  await context.setOffline(false);

  // The person now is another guest, for whom nothing is ordered.
  const next = new Shopper(await context.newPage());
  await next.page.goto("/settings");
  const stateOfOrder = () =>
    next.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open("doorstep-outbox");
          opening.onsuccess = () => {
            const all = opening.result.transaction("rows").objectStore("rows").getAll();
            all.onsuccess = () => {
              opening.result.close();
              const order = all.result.find(({ kind }: { kind: string }) => kind === "order");
              resolve(order?.state ?? "gone");
            };
          };
        }),
    );
  // The outbox comes with the first content, which a busy machine shows late.
  await expect.poll(stateOfOrder, { timeout: 60_000 }).toBe("parked");
  expect(await runningOrders(buyer.token)).toEqual([]);

  await signInAtSettings(next, buyer);
  await expect.poll(() => runningOrders(buyer.token), { timeout: 40_000 }).toHaveLength(1);
});
