import type { Page } from "@playwright/test";
import type accountTexts from "../../src/platform/i18n/locales/en/account";
import { newCustomer, newPerson } from "../fixtures/customers";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signUp, signUpDialog } from "../pages/account";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const account = (key: keyof typeof accountTexts) => en("account", key);
const infoOf = (token: string) =>
  call<{ id: number; ref_code: string; ref_by: number | null }>("/customer/info", { token });

const fieldOf = (page: Page, label: string) => signUpDialog(page).getByLabel(label);

test("a customer copies the invitation, and a friend who opens it signs up with the code", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  const { id, ref_code: code } = await infoOf(token);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await startVisitWith(context, { ...find, token });
  // Chromium without a window has no share sheet: the invitation is copied.
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const shopper = new Shopper(page);
  await page.goto("/profile?page=referral-code");
  const card = page.getByRole("region", { name: account("referral.yourCode") });
  await expect(card).toContainText(code);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await shopper.press(card.getByRole("button", { name: account("referral.copy") }));
  await expect(page.getByText(account("referral.copied"))).toBeVisible();
  expect(await clipboard()).toBe(code);
  await shopper.press(card.getByRole("button", { name: account("referral.share") }));
  await expect(page.getByText(account("referral.linkCopied"))).toBeVisible();
  const invitation = new URL(await clipboard());
  expect(invitation.origin).toBe(new URL(baseURL ?? "").origin);

  const friend = await browser.newContext({ baseURL, locale: "en-US", serviceWorkers: "block" });
  try {
    const friendPage = await friend.newPage();
    await friendPage.goto(invitation.href);
    await expect(fieldOf(friendPage, account("auth.referralCode"))).toHaveValue(code);
    await expect(friendPage).not.toHaveURL(/ref=/);
    await signUp(friendPage, newPerson());
    const tokenOf = () => friendPage.evaluate(() => localStorage.getItem("token"));
    await expect.poll(tokenOf).not.toBeNull();
    expect((await infoOf((await tokenOf()) ?? "")).ref_by).toBe(id);
  } finally {
    await friend.close();
  }
});

test("an unknown code is named at its field, and nothing typed is lost", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/?open=sign-up&ref=nobody-has-it");
  await expect(fieldOf(page, account("auth.referralCode"))).toHaveValue("NOBODY-HAS-IT");
  const person = newPerson();
  await signUp(page, person);
  await expect(fieldOf(page, account("auth.referralCode"))).toHaveAccessibleDescription(/referral code/);
  await expect(fieldOf(page, account("auth.email"))).toHaveValue(person.email);
});
