import type { Page } from "@playwright/test";
import { newPerson } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { SignIn } from "../pages/sign-in";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const account = (key: Parameters<typeof en<"account">>[1]) => en("account", key);
const social = (key: Parameters<typeof en<"social">>[1]) => en("social", key);

test.describe("signing in with another service", () => {
  test.beforeEach(async ({ page }) => {
    await startVisitWith(page.context(), await findPlainDish());
    await page.goto("/profile?page=profile-settings");
  });

  /** Presses the button of a service; returns its window. */
  async function open(page: Page, medium: "google" | "facebook" | "apple"): Promise<Page> {
    const window = page.waitForEvent("popup");
    await page.getByRole("button", { name: account(`auth.with.${medium}`) }).tap();
    return window;
  }
  async function choose(page: Page, medium: "google" | "facebook" | "apple", name: RegExp) {
    const window = await open(page, medium);
    const closed = window.waitForEvent("close");
    await window.getByRole("link", { name }).click();
    await closed;
  }

  test("asks a new person who they are, signs them in, and deletes their account without a password", async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    const signIn = new SignIn(shopper);
    const { dialog, personalInfo } = signIn;
    await choose(page, "google", /Noor Haddad/);
    await expect(signIn.step(account("personalInfo.title"))).toBeVisible();
    await expect(dialog.getByLabel(account("auth.email"))).toHaveValue(/@sandbox\.test$/);
    await dialog.getByLabel(account("auth.name")).fill("Noor Haddad");
    await dialog.getByLabel(account("auth.phone")).fill(newPerson().phone);
    await personalInfo.tap();
    await expect(page.getByText(social("signedIn"))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).not.toMatch(/code=|token/);

    // There is no password to ask for: they have come in a moment ago.
    await page.goto("/settings");
    await shopper.press(shopper.button(account("delete.start")));
    await expect(page.getByRole("textbox", { name: en("passkeys", "proof.password") })).toHaveCount(0);
    await shopper.press(shopper.button(account("delete.title"), page.getByRole("main")));
    const question = page.getByRole("alertdialog", { name: account("delete.question") });
    await shopper.press(question.getByRole("button", { name: account("delete.title") }));
    await expect(page.getByText(account("delete.done"))).toBeVisible();
    await expect(page).toHaveURL(/\/(home)?$/);
  });

  test("says what happened in the window, and goes on where it is pressed again", async ({ page }) => {
    const signIn = new SignIn(new Shopper(page));
    const { dialog } = signIn;
    await choose(page, "facebook", /^Cancel$/);
    await expect(page.getByText(social("refused"))).toBeVisible();
    await choose(page, "facebook", /^Let it fail$/);
    await expect(dialog.getByText(social("failed"))).toBeVisible();
    const window = await open(page, "apple");
    await expect(window.getByText("This is not Apple.")).toBeVisible();
    await window.close();
    await expect(dialog.getByText(social("closed"))).toBeVisible();

    // The demo's account has the address: asked the first time, known from then on.
    await choose(page, "apple", /Dana Demo/);
    const question = signIn.step(account("isItYou.title"));
    await expect(question.or(page.getByText(social("signedIn")))).toBeVisible();
    if (await question.isVisible()) await dialog.getByRole("button", { name: account("isItYou.yes") }).tap();
    await expect(page.getByText(social("signedIn"))).toBeVisible();
    await expect(page.getByText("demo@doorstep.test").first()).toBeVisible();
  });

  test("asks for a phone number where a backend wants one first, and signs in with it", async ({ page }) => {
    // The answer of older backends; the shop's own server then makes the account.
    const errors = [{ code: "email", message: "A phone number is needed." }];
    await page.route("**/auth/login", (route) => route.fulfill({ status: 403, json: { errors } }), {
      times: 1,
    });
    const signIn = new SignIn(new Shopper(page));
    await choose(page, "google", /Noor Haddad/);
    await expect(signIn.step(social("phone.title"))).toBeVisible();
    const phone = signIn.dialog.getByLabel(account("auth.phone"));
    await phone.fill("123");
    await signIn.personalInfo.tap();
    await expect(signIn.dialog.getByText(account("auth.phoneShort"))).toBeVisible();
    const { phone: number } = newPerson();
    await phone.fill(number);
    await signIn.personalInfo.tap();
    await expect(page.getByText(social("signedIn"))).toBeVisible();
    await expect(signIn.dialog).toHaveCount(0);
    await page.goto("/profile?page=profile-settings");
    // As people write it in the shop's country.
    await expect(
      page.getByText(new RegExp(`${number.slice(-7, -4)}[ -]${number.slice(-4)}$`)).first(),
    ).toBeVisible();
  });
});
