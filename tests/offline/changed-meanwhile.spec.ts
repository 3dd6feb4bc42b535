/** Changes in the shop between a press without a network and the moment the order reaches it. */
import { newPerson } from "../fixtures/customers";
import { findPlainDish, findScarceItem, runningOrders, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import {
  atCheckout,
  checkout,
  customerWithDish,
  fillPhone,
  orderThere,
  pressWithoutNetwork,
  setQuantity,
  unfold,
} from "../pages/checkout";
import { startVisitWith } from "../pages/visit";

// Chromium's log lines for requests without a network. No worker, which would send as well.
test.use({
  allowedErrors: /Failed to load resource: net::ERR_|dynamically imported module|Unable to preload CSS/,
  serviceWorkers: "block",
});

// These stories change the shop itself, so it is one of their own.
let shared: string | undefined;
test.beforeAll(({ ownServer }) => {
  shared = process.env.DOORSTEP_URL;
  process.env.DOORSTEP_URL = ownServer.url;
});
test.afterAll(() => {
  process.env.DOORSTEP_URL = shared;
});
test.use({ baseURL: ({ ownServer }, use) => use(ownServer.url) });

test("an order with a raised price comes back as a question with both totals, and is placed for the accepted one", async ({
  context,
  ownServer,
}) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const shopper = await pressWithoutNetwork(context, find, buyer);
  const { page } = shopper;
  const fee = Number(ownServer.ops("config", "get", "additional_charge"));
  ownServer.ops("config", "set", "additional_charge", String(fee + 1.5));
  await context.setOffline(false);
  const asked = page.getByRole("alert");
  await expect(page.getByRole("heading", { name: checkout("placing.priceChanged") })).toBeVisible({
    timeout: 40_000,
  });
  const [before, now] = [...((await asked.textContent()) ?? "").matchAll(/\$([\d.]+)/g)].map(([, sum]) =>
    Number(sum),
  );
  expect((now ?? 0) - (before ?? 0)).toBeCloseTo(1.5);
  expect(await runningOrders(buyer.token)).toEqual([]);
  const agree = checkout("placing.orderAnyway", { total: `$${now?.toFixed(2)}` });
  await shopper.press(shopper.button(agree));
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  expect((await runningOrders(buyer.token)).map(({ order_amount }) => order_amount)).toEqual([now]);
});

test("a price that the shop raises while the shopper chooses is told before the press, and ordered as told", async ({
  page,
  context,
  ownServer,
}) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: buyer.token });
  const quoted = page.waitForResponse((response) => response.url().endsWith("/customer/order/quote"));
  const shopper = await atCheckout(page);
  await quoted;
  const fee = Number(ownServer.ops("config", "get", "additional_charge"));
  ownServer.ops("config", "set", "additional_charge", String(fee + 1.5));
  const main = page.getByRole("main");
  await unfold(shopper, "extras.tip");
  await main.getByRole("radio", { name: "$2.00" }).check({ force: true });
  const note = page.getByText(/The shop's price has changed/);
  await expect(note).toContainText(
    `Service charge: \u2068$${(fee + 1.5).toFixed(2)}\u2069 instead of \u2068$${fee.toFixed(2)}\u2069.`,
    { timeout: 40_000 },
  );
  const total = /price has changed: \u2068\$([\d.]+)/.exec((await note.textContent()) ?? "")?.[1];
  await fillPhone(shopper, newPerson().phone);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  expect((await runningOrders(buyer.token)).map(({ order_amount }) => order_amount)).toEqual([Number(total)]);
});

test("what was sold out meanwhile comes back as a question that names it, and nothing is ordered", async ({
  context,
}) => {
  const find = await findScarceItem();
  const buyer = await customerWithDish(find);
  const shopper = await pressWithoutNetwork(context, find, buyer);
  const other = await customerWithDish(find, find.item.stock);
  await orderThere(find, other, { order_amount: undefined });
  await context.setOffline(false);
  await expect(shopper.page.getByRole("heading", { name: checkout("placing.notPlaced") })).toBeVisible({
    timeout: 40_000,
  });
  await expect(shopper.page.getByRole("alert")).toHaveText(`${find.item.name} is sold out.`);
  expect(await runningOrders(buyer.token)).toEqual([]);
  await shopper.press(shopper.button(checkout("placing.back")));
  await expect(shopper.placeButton).toBeVisible();
});

test("a cart that another device changed comes back with the difference, and agreeing orders the cart of now", async ({
  context,
}) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const shopper = await pressWithoutNetwork(context, find, buyer);
  const { page } = shopper;
  await setQuantity(find, buyer, 2);
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toHaveText(checkout("placing.cartChanged"), { timeout: 40_000 });
  await expect(page.getByRole("list", { name: checkout("placing.changes") })).toHaveText(
    checkout("placing.lineChanged", { name: find.item.name, before: 1, now: 2 }),
  );
  expect(await runningOrders(buyer.token)).toEqual([]);
  const agree = page.getByRole("button", { name: /^Order for/ });
  const total = Number(/[\d.]+/.exec((await agree.textContent()) ?? "")?.[0]);
  await shopper.press(agree);
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  expect((await runningOrders(buyer.token)).map(({ order_amount }) => order_amount)).toEqual([total]);
  expect(await serverCart(find.module.id, { token: buyer.token })).toEqual([]);
});
