import type accountTexts from "../../src/platform/i18n/locales/en/account";
import { newCustomer, newPerson } from "../fixtures/customers";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signUp } from "../pages/account";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const account = (key: keyof typeof accountTexts) => en("account", key);
const interestsOf = async (token: string): Promise<number[]> =>
  JSON.parse((await call<{ interest: string | null }>("/customer/info", { token })).interest ?? "[]");

test("a new customer chooses what they like and goes on to the home", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/?open=sign-up");
  await signUp(page, newPerson());
  await expect(page).toHaveURL(/\/interest$/);
  const shopper = new Shopper(page);
  const choices = page.getByRole("group", { name: account("interests.title") }).getByRole("checkbox");
  const save = shopper.button(account("interests.save"));
  await expect(save).toBeDisabled();
  await choices.nth(1).check({ force: true });
  await shopper.press(save);
  await expect(page).toHaveURL(/\/home$/);
  const token = (await page.evaluate(() => localStorage.getItem("token"))) ?? "";
  expect(await interestsOf(token)).toHaveLength(1);
});

test("what was chosen before is shown, can be taken back one by one, and left as it is", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { ...find, token });
  const shopper = new Shopper(page);
  await page.goto("/interest");
  const choices = page.getByRole("group", { name: account("interests.title") }).getByRole("checkbox");
  await choices.nth(0).check({ force: true });
  await choices.nth(2).check({ force: true });
  await shopper.press(shopper.button(account("interests.save")));
  await expect(page).toHaveURL(/\/home$/);
  const both = await interestsOf(token);
  expect(both).toHaveLength(2);
  await page.goto("/interest");
  await expect(choices.nth(0)).toBeChecked();
  await choices.nth(0).uncheck({ force: true });
  await page.getByRole("link", { name: account("interests.skip"), exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await interestsOf(token)).toEqual(both);
});
