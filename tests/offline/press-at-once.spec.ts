/** Whoever orders before everything of the page has come: the order does not wait for it, and its lines go with it. */
import { newPerson } from "../fixtures/customers";
import { findPlainDish, runningOrders, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, customerWithDish, fillPhone } from "../pages/checkout";
import { holdResponses } from "../pages/hold-responses";
import { startVisitWith } from "../pages/visit";

// Without a worker, which would send as well; the first try of the order is cut off.
test.use({ allowedErrors: /Failed to load resource/, serviceWorkers: "block" });

test("an order pressed while a call of the page hangs is placed at once, and its lines are gone from device and shop", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { place: find.place, module: find.module, token });
  // The page waits for what nobody needs for an order.
  const release = await holdResponses(page, /\/customer\/wish-list/);
  let tries = 0;
  await page.route(/\/customer\/order\/place/, (route) => {
    tries += 1;
    return tries === 1 ? route.abort("connectionreset") : route.continue();
  });
  const shopper = await atCheckout(page);
  await fillPhone(shopper, newPerson().phone);
  await shopper.press(shopper.placeButton);
  await expect.poll(async () => (await runningOrders(token)).length, { timeout: 60_000 }).toBe(1);
  await expect(page).toHaveURL(/orderId=\d+/);
  release();
  expect(await serverCart(find.module.id, { token })).toEqual([]);
  const lines = await page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem("doorstep.cart") ?? "{}");
    return Object.values<{ lines: unknown[] }>(state.carts).flatMap((cart) => cart.lines);
  });
  expect(lines).toEqual([]);
});
