import type { Locator, Page } from "@playwright/test";
import { type Customer, newCustomer } from "../fixtures/customers";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, openCoupons, rowOf, unfold } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const account = (key: Parameters<typeof en<"account">>[1]) => en("account", key);

/** The session ends at the shop; the page hears of it with its next request, which may be its own or that of a press. */
async function endSession(page: Page, { token }: Customer, button: Locator): Promise<void> {
  // A visit that begins with nothing but a token learns from the shop whose it is; a person who signs in is known at once.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("doorstep.account-keys"))).not.toBeNull();
  await call("/auth/logout", { token }, { method: "POST", body: {} });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  }).toPass();
}

async function signInAgain(shopper: Shopper, { email, password }: Customer): Promise<void> {
  const { page } = shopper;
  await expect(page).toHaveURL(/\/$|\/home/);
  await page.goto("/profile?page=profile-settings");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: account("auth.emailOrPhone") }).fill(email);
  await dialog.locator("input[type=password]").fill(password);
  await dialog.getByRole("button", { name: account("auth.signIn"), exact: true }).click();
  await expect(page.getByText(account("auth.signedIn"))).toBeVisible();
}

test("a profile that was being changed when the session ended is as it was, signed in again", async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  await startVisitWith(context, { ...(await findPlainDish()), token: customer.token });
  await page.goto("/profile?page=profile-settings");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: account("profile.edit") }).click();
  const name = main.getByRole("textbox", { name: account("profile.name") });
  await name.fill("Nora of the Quay");
  await endSession(page, customer, main.getByRole("button", { name: account("profile.save") }));
  await signInAgain(new Shopper(page), customer);
  await expect(name).toHaveValue("Nora of the Quay");
  await expect(page.getByText(account("auth.typedIsBack"))).toBeVisible();
  await page.screenshot({ path: "test-results/pictures/typed-profile.png" });
});

test("words for an order that were typed when the session ended are back at the checkout", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: customer.token });
  await page.goto("/checkout?page=cart");
  const note = page.getByRole("main").getByLabel(en("checkout", "extras.note"));
  const shopper = new Shopper(page);
  await unfold(shopper, "extras.title");
  await note.fill("Ring twice, please");
  const main = page.getByRole("main");
  await openCoupons(shopper);
  await main.getByRole("textbox", { name: en("checkout", "coupon.code") }).fill("NOTHING");
  await endSession(page, customer, main.getByRole("button", { name: en("checkout", "coupon.apply") }));
  await signInAgain(shopper, customer);
  await expect(page).toHaveURL(/checkout/);
  const row = rowOf(shopper, "extras.title");
  await expect(row.getByRole("button").first()).toContainText("Ring twice, please");
  await expect(note).toHaveValue("Ring twice, please");
});

test("a new address that was being typed is back in its dialog", async ({ page, context }) => {
  const find = await findPlainDish();
  const customer = await newCustomer();
  await startVisitWith(context, { ...find, token: customer.token });
  await page.goto("/profile?page=profile-settings");
  await page.getByRole("button", { name: account("address.add") }).click();
  const house = page.getByRole("dialog").getByRole("textbox", { name: account("address.house") });
  await house.fill("7 by the water");
  const save = page.getByRole("dialog").getByRole("button", { name: account("address.save") });
  await endSession(page, customer, save);
  await signInAgain(new Shopper(page), customer);
  await expect(house).toHaveValue("7 by the water");
});
