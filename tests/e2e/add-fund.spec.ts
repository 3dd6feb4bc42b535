import { newCustomer } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, orderThere } from "../pages/checkout";
import { pressSandbox } from "../pages/payment";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test("money is added through the payment page, with its bonus, and a failed payment adds nothing", async ({
  page,
  context,
}) => {
  const begun = await ops("bonus", "add", "Ten percent more", "10%", "2", "20", "15");
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { ...find, token });
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  const balance = main.getByRole("region", { name: en("account", "wallet.balance") });
  const add = async (amount: string) => {
    await shopper.press(shopper.button(en("addFund", "button"), balance));
    await shopper.write(
      shopper.dialog.getByRole("textbox", { name: new RegExp(en("addFund", "amount")) }),
      amount,
    );
    await shopper.press(shopper.button(en("addFund", "submit"), shopper.dialog));
  };
  await page.goto("/profile?page=wallet");
  await add("4");
  await expect(shopper.dialog).toContainText(en("addFund", "minimum", { amount: "$5.00" }));
  await shopper.write(
    shopper.dialog.getByRole("textbox", { name: new RegExp(en("addFund", "amount")) }),
    "50",
  );
  await expect(shopper.dialog).toContainText(en("addFund", "bonus", { bonus: "$5.00", total: "$55.00" }));
  await shopper.press(shopper.button(en("addFund", "submit"), shopper.dialog));
  await pressSandbox(page, "fail");
  await expect(main.getByText(en("addFund", "failed"))).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?page=wallet$/);
  await expect(balance).toContainText("$0.00");

  await add("50");
  await pressSandbox(page, "pay", "twice");
  await expect(main.getByText(en("addFund", "done"))).toBeVisible();
  await expect(balance).toContainText("$55.00");
  const rows = main.getByRole("region", { name: en("account", "movements.title") }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("+$55.00");
  await expect(rows).toContainText(en("addFund", "ofBonus", { bonus: "$5.00" }));
  await ops("bonus", "end", /\d+/.exec(begun)?.[0] ?? "");
});

test("an order that was to be paid online is paid from the wallet", async ({ page, context }) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await ops("fund", customer.email, "200");
  const id = await orderThere(find, customer, { payment_method: "digital_payment" });
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = new Shopper(page);
  await page.goto(`/profile?page=my-orders&orderId=${id}`);
  const main = page.getByRole("main");
  await shopper.press(shopper.button(en("orders", "failed.wallet"), main));
  const payment = main.getByRole("region", { name: en("orders", "details.payment") });
  await expect(payment).toContainText(en("orders", "payment.wallet"));
  await expect(payment).toContainText(en("orders", "payment.paid"));
});
