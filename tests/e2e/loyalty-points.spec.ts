import type accountTexts from "../../src/platform/i18n/locales/en/account";
import type { TextParameters } from "../../src/platform/i18n/message-format";
import { newCustomer } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const account = (key: keyof typeof accountTexts, parameters?: TextParameters) =>
  en("account", key, parameters);

test.describe("when the response is lost", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test("points are exchanged once, however often the dialog is opened and the same number sent", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const customer = await newCustomer();
    await startVisitWith(context, { ...find, token: customer.token });
    await ops("points", customer.email, "1000");
    const shopper = new Shopper(page);
    await page.goto("/profile?page=loyalty-points");
    const points = page.getByRole("main").getByRole("region", { name: account("loyalty.points") });
    await expect(points).toContainText("1000");
    const dialog = shopper.dialog;
    const field = dialog.getByRole("textbox", { name: account("loyalty.points") });
    const exchange = async (count: string) => {
      await shopper.write(field, count);
      await shopper.press(shopper.button(account("loyalty.submit"), dialog));
    };
    // The server does it, but neither says so nor what is left.
    await page.route("**/customer/loyalty-point/point-transfer", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route("**/customer/info", (route) => route.abort());
    await shopper.press(shopper.button(account("loyalty.convert"), points));
    await exchange("250");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await shopper.press(shopper.button(en("shell", "app.close"), dialog));
    await expect(dialog).toHaveCount(0);

    await page.unroute("**/customer/loyalty-point/point-transfer");
    await shopper.press(shopper.button(account("loyalty.convert"), points));
    await exchange("300");
    await expect(dialog).toContainText(account("loyalty.unread"));
    await exchange("250");
    await shopper.isTold(account("loyalty.done"));
    await page.unroute("**/customer/info");
    const info = await call<{ loyalty_point: number }>("/customer/info", { token: customer.token });
    expect(info.loyalty_point).toBe(750);
  });
});

test("points of delivered orders become money in the wallet, from the minimum on", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await newCustomer();
  await startVisitWith(context, { ...find, token: customer.token });
  await ops("points", customer.email, "350");
  const shopper = new Shopper(page);
  await page.goto("/profile?page=loyalty-points");
  const main = page.getByRole("main");
  const points = main.getByRole("region", { name: account("loyalty.points") });
  await expect(points).toContainText("350");
  await expect(points).toContainText(account("loyalty.worth", { amount: "$3.50" }));

  await shopper.press(shopper.button(account("loyalty.convert"), points));
  const field = shopper.dialog.getByRole("textbox", { name: account("loyalty.points") });
  await expect(field).toHaveValue("350");
  await shopper.write(field, "199");
  await shopper.press(shopper.button(account("loyalty.submit"), shopper.dialog));
  await expect(shopper.dialog).toContainText("At least 200 points can be converted.");
  await shopper.write(field, "250");
  await expect(shopper.dialog).toContainText(account("loyalty.get", { amount: "$2.50" }));
  await shopper.press(shopper.button(account("loyalty.submit"), shopper.dialog));
  await shopper.isTold("Point to wallet transfer successfully.");
  await expect(shopper.dialog).toHaveCount(0);
  await expect(points).toContainText("100");
  await expect(shopper.button(account("loyalty.convert"), points)).toBeDisabled();
  const rows = main.getByRole("region", { name: account("movements.title") }).getByRole("listitem");
  await expect(rows.first()).toContainText(account("loyalty.type.point_to_wallet"));
  await expect(rows.first()).toContainText("−250");

  await page.goto("/profile?page=wallet&type=loyalty_point");
  await expect(main.getByRole("region", { name: account("wallet.balance") })).toContainText("$2.50");
  await expect(rows).toHaveCount(1);
  await main.getByRole("radio", { name: account("wallet.filter.order") }).check({ force: true });
  await expect(page).toHaveURL(/type=order/);
  await expect(main.getByText(account("wallet.noneOfKind"))).toBeVisible();
});
