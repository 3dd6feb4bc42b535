import type accountTexts from "../../src/platform/i18n/locales/en/account";
import type { TextParameters } from "../../src/platform/i18n/message-format";
import { newCustomer } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish, unfold } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForOfflineTexts } from "../pages/visit";

const fund = ({ email }: { email: string }, amount: number) => ops("fund", email, String(amount));
const account = (key: keyof typeof accountTexts, parameters?: TextParameters) =>
  en("account", key, parameters);

test("a customer pays from the wallet, sees it go, and gets it back when the shop cancels", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await fund(customer, 200);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  await unfold(shopper, "payment.title");
  const wallet = page.getByRole("switch", { name: new RegExp(`^${checkout("payment.wallet")}\\b.*\\$200`) });
  await expect(page.getByRole("radio", { name: new RegExp(`^${checkout("payment.cash")}`) })).toBeChecked();
  // The note on the wallet does not show for cash.
  await expect(page.getByText(checkout("payment.walletFinal"))).toHaveCount(0);
  await wallet.check();
  await expect(page.getByText(checkout("payment.walletFinal"))).toBeVisible();
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const id = new URL(page.url()).searchParams.get("orderId") ?? "";
  const main = page.getByRole("main");
  const payment = main.getByRole("region", { name: en("orders", "details.payment") });
  await expect(payment).toContainText(en("orders", "payment.wallet"));
  await expect(payment).toContainText(en("orders", "payment.paid"));

  await shopper.press(
    page
      .getByRole("navigation", { name: en("shell", "nav.profile") })
      .getByRole("link", { name: en("shell", "profile.wallet") }),
  );
  const order = await call<{ order_amount: number }>(`/customer/order/track?order_id=${id}`, {
    token: customer.token,
  });
  const left = `$${(200 - order.order_amount).toFixed(2)}`;
  const balance = main.getByRole("region", { name: account("wallet.balance") });
  await expect(balance).toContainText(left);
  const rows = main.getByRole("region", { name: account("movements.title") }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(account("wallet.type.order_place"));
  await expect(rows.first()).toContainText(`−$${order.order_amount.toFixed(2)}`);
  await expect(rows.first()).toContainText(account("movements.balance", { balance: left }));
  await expect(rows.nth(1)).toContainText("+$200.00");

  await ops("cancel", id);
  await page.reload();
  await expect(balance).toContainText("$200.00");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(account("wallet.type.order_refund"));
  await shopper.press(
    rows.first().getByRole("link", { name: account("movements.order", { id: Number(id) }) }),
  );
  await expect(payment).toContainText(en("orders", "payment.returned"));
});

test("a wallet with too little says so, and pays the first part with the rest in cash", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await fund(customer, 1);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  const main = page.getByRole("main");
  await unfold(shopper, "payment.title");
  const wallet = main.getByRole("switch", { name: /\$1\.00 from your wallet, \$[\d.]+ in cash$/ });
  await wallet.check();
  // The rest is still paid in cash, or online once that is chosen.
  await expect(main.getByRole("radio", { name: new RegExp(`^${checkout("payment.cash")}`) })).toBeChecked();
  const summary = page.getByRole("complementary", { name: checkout("summary.title") });
  await expect(summary).toContainText(`${checkout("summary.fromWallet")}$1.00`);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const payment = main.getByRole("region", { name: en("orders", "details.payment") });
  await expect(payment).toContainText(`${en("orders", "payment.fromWallet")}$1.00`);
  await expect(payment).toContainText(en("orders", "payment.partially_paid"));
});

test("a way of paying that a new total rules out becomes the other one from the wallet, and says so", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await fund(customer, 1);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  await unfold(shopper, "payment.title");
  const main = page.getByRole("main");
  const summary = page.getByRole("complementary", { name: checkout("summary.title") });
  const method = summary.locator("dl > div", {
    has: page.getByText(checkout("payment.title"), { exact: true }),
  });
  await expect(method).toContainText(checkout("payment.cash"));
  const hint = main.getByText(/^\$1\.00 from your wallet, \$[\d.]+ in cash$/);
  const [, rest] = /(\d+\.\d\d) in cash/.exec((await hint.textContent()) ?? "") ?? [];
  await fund(customer, Number(rest));
  await page.reload();
  await unfold(shopper, "payment.title");
  await unfold(shopper, "extras.tip");

  const wallet = main.getByRole("switch", { name: new RegExp(`^${checkout("payment.wallet")}`) });
  const cash = main.getByRole("radio", { name: new RegExp(`^${checkout("payment.cash")}`) });
  const tip = (name: string) => main.getByRole("radio", { name, exact: true });
  // What it holds is asked for again.
  await expect(wallet).toHaveAccessibleName(/Your wallet holds/);
  await wallet.check();
  await expect(cash).not.toBeChecked();
  await expect(method).toContainText(checkout("payment.wallet"));
  await tip("$3.00").check({ force: true });
  await expect(wallet).toBeChecked();
  await expect(cash).toBeChecked();
  await expect(main.getByText(checkout("payment.nowWalletAndCash"))).toBeVisible();
  await expect(method).toContainText(checkout("payment.walletAndCash"));
  await wallet.uncheck();
  await expect(main.getByText(checkout("payment.nowWalletAndCash"))).toHaveCount(0);
  await wallet.check();
  await tip(checkout("extras.noTip")).check({ force: true });
  await expect(cash).not.toBeChecked();
  await expect(wallet).toBeChecked();
  await expect(main.getByText(checkout("payment.nowWallet"))).toBeVisible();
  await expect(summary).not.toContainText(checkout("summary.inCash"));
});

test.describe("without network", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

  test("with no network the wallet shows what it last held, and from when that is", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const customer = await newCustomer();
    await fund(customer, 30);
    await startVisitWith(context, { ...find, token: customer.token });
    const shopper = new Shopper(page);
    const main = page.getByRole("main");
    const pages = page.getByRole("navigation", { name: en("shell", "nav.profile") });
    const open = (name: "wallet" | "loyalty-points") =>
      shopper.press(pages.getByRole("link", { name: en("shell", `profile.${name}`) }));
    await page.goto("/profile?page=wallet");
    const rows = main.getByRole("region", { name: account("movements.title") }).getByRole("listitem");
    await expect(rows).toHaveCount(1);
    await open("loyalty-points");
    await expect(main.getByText(account("movements.none"))).toBeVisible();
    await waitForOfflineTexts(page);
    await context.setOffline(true);
    await expect(page.getByRole("status").getByText(en("shell", "offline.offline"))).toBeVisible();
    await open("wallet");
    await expect(main.getByText(/^Showing what was saved .+\.$/)).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(main.getByRole("region", { name: account("wallet.balance") })).toContainText("$30.00");
  });
});

test("a guest is offered no wallet, and is told to sign in for its page", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/profile?page=wallet");
  await expect(page.getByText("You must be login to access this page.")).toBeVisible();
  await page.goto("/profile?page=loyalty-points");
  await expect(page.getByText("You must be login to access this page.")).toBeVisible();
});
