/** Money that was asked to move, an answer that was lost, and a page that was loaded again. */
import type { Page, Route } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /ERR_FAILED/ });

interface Sent {
  key: string | undefined;
  answer: string;
}

/** The server does it, and its first answer never arrives. Returns what was sent, in time. */
async function loseFirstAnswer(page: Page, address: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(address, async (route: Route) => {
    const response = await route.fetch();
    const isFirst = sent.length === 0;
    sent.push({ key: route.request().headers()["idempotency-key"], answer: await response.text() });
    if (isFirst) await route.abort();
    else await route.fulfill({ response });
  });
  return sent;
}

test("points whose exchange was not answered are exchanged once, and as many again on purpose are another exchange", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await newCustomer();
  await startVisitWith(context, { ...find, token: customer.token });
  await ops("points", customer.email, "1000");
  const shopper = new Shopper(page);
  const points = page.getByRole("main").getByRole("region", { name: en("account", "loyalty.points") });
  const exchange = async (count: string) => {
    await shopper.write(
      shopper.dialog.getByRole("textbox", { name: en("account", "loyalty.points") }),
      count,
    );
    await shopper.press(shopper.button(en("account", "loyalty.submit"), shopper.dialog));
  };
  const open = async () => {
    await page.goto("/profile?page=loyalty-points");
    await shopper.press(shopper.button(en("account", "loyalty.convert"), points));
  };
  const left = async () =>
    (await call<{ loyalty_point: number }>("/customer/info", { token: customer.token })).loyalty_point;
  const sent = await loseFirstAnswer(page, "**/customer/loyalty-point/point-transfer");
  // Nothing can be read either, until the page is loaded again.
  await page.goto("/profile?page=loyalty-points");
  await expect(points).toContainText("1000");
  await page.route("**/customer/info", (route) => route.abort());
  await shopper.press(shopper.button(en("account", "loyalty.convert"), points));
  await exchange("300");
  await expect(shopper.dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  // The page is gone before it could read what is left.
  await page.goto("about:blank");
  await page.unroute("**/customer/info");

  await open();
  await exchange("300");
  await expect(shopper.dialog).toContainText(en("account", "loyalty.changed", { points: 700 }));
  expect(await left()).toBe(700);
  expect(sent).toHaveLength(1);
  await exchange("300");
  await shopper.isTold(en("account", "loyalty.done"));
  expect(await left()).toBe(400);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test("points whose exchange never reached the shop are exchanged once the page is loaded again, under the same key", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await newCustomer();
  await startVisitWith(context, { ...find, token: customer.token });
  await ops("points", customer.email, "500");
  const shopper = new Shopper(page);
  const points = page.getByRole("main").getByRole("region", { name: en("account", "loyalty.points") });
  const keys: (string | undefined)[] = [];
  await page.route("**/customer/loyalty-point/point-transfer", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await (keys.length === 1 ? route.abort() : route.continue());
  });
  for (const _try of [1, 2]) {
    await page.goto("/profile?page=loyalty-points");
    await shopper.press(shopper.button(en("account", "loyalty.convert"), points));
    await shopper.write(shopper.dialog.getByRole("textbox"), "200");
    await shopper.press(shopper.button(en("account", "loyalty.submit"), shopper.dialog));
    if (_try === 1) await expect(shopper.dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  }
  await shopper.isTold(en("account", "loyalty.done"));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  const info = await call<{ loyalty_point: number }>("/customer/info", { token: customer.token });
  expect(info.loyalty_point).toBe(300);
});

test("money that is added after a lost answer goes to the payment that was begun, and as much on purpose to another", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { ...find, token });
  const shopper = new Shopper(page);
  const balance = page.getByRole("main").getByRole("region", { name: en("account", "wallet.balance") });
  const add = async () => {
    await page.goto("/profile?page=wallet");
    await shopper.press(shopper.button(en("addFund", "button"), balance));
    await shopper.write(
      shopper.dialog.getByRole("textbox", { name: new RegExp(en("addFund", "amount")) }),
      "50",
    );
    await shopper.press(shopper.button(en("addFund", "submit"), shopper.dialog));
  };
  const sent = await loseFirstAnswer(page, "**/customer/wallet/add-fund");
  await add();
  await expect(shopper.dialog).toContainText(en("shell", "error.noConnection"));
  await add();
  await expect(page).not.toHaveURL(/\/profile/);
  await add();
  await expect(page).not.toHaveURL(/\/profile/);
  const [lost, again, another] = sent;
  expect(sent).toHaveLength(3);
  expect(again).toEqual(lost);
  expect(another?.key).not.toBe(lost?.key);
  expect(another?.answer).not.toBe(lost?.answer);
});
