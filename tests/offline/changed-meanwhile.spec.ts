/** What the shop changes between a press without network and the moment at which the order reaches it. */
import { findPlainDish, findScarceItem, runningOrders, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout, customerWithDish, orderThere, pressWithoutNetwork, setQuantity } from "../pages/checkout";

// What Chromium says about requests that find no network. Without a worker, which would send as well.
test.use({ allowedErrors: [/Failed to load resource: net::ERR_/], serviceWorkers: "block" });
test.describe.configure({ timeout: 120_000 });

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
