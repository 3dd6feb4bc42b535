import { newCustomer, newPerson } from "../fixtures/customers";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { SignIn } from "../pages/sign-in";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const account = (key: Parameters<typeof en<"account">>[1]) => en("account", key);

test.describe("signing in by a code", () => {
  test.beforeEach(async ({ page }) => {
    await startVisitWith(page.context(), await findPlainDish());
    await page.goto("/profile?page=profile-settings");
  });

  test("makes a new person's account once they have said who they are", async ({ page }) => {
    const who = newPerson();
    const signIn = new SignIn(new Shopper(page));
    await signIn.askForCode("123");
    await expect(signIn.dialog.getByText(account("auth.phoneShort"))).toBeVisible();
    await signIn.askForCode(who.phone);
    await expect(signIn.dialog.getByText(`use otp ${signIn.demoCode}`)).toBeVisible();
    await expect(signIn.verify).toBeDisabled();
    await expect(signIn.dialog.getByRole("button", { name: /^Resend in \d+ s$/ })).toBeDisabled();
    await signIn.typeCode("000000");
    await signIn.verify.tap();
    await expect(page.getByText("The code is wrong.")).toBeVisible();
    await signIn.typeCode(signIn.demoCode);
    await signIn.verify.tap();

    await expect(signIn.step(account("personalInfo.title"))).toBeVisible();
    await signIn.personalInfo.tap();
    await expect(signIn.dialog.getByText(account("auth.nameRequired"))).toBeVisible();
    await signIn.dialog.getByLabel(account("auth.name")).fill("Nova Vale");
    await signIn.dialog.getByLabel(account("auth.email")).fill(who.email);
    await signIn.personalInfo.tap();
    await expect(page.getByText(account("auth.signedUp"))).toBeVisible();
    await expect(signIn.dialog).toHaveCount(0);
    await page.goto("/profile?page=profile-settings");
    await expect(page.getByText("Nova Vale").first()).toBeVisible();
  });

  test("asks whether an account that claims the number is theirs, and goes on with it", async ({ page }) => {
    const known = await newCustomer();
    const signIn = new SignIn(new Shopper(page));
    await signIn.askForCode(known.phone);
    await signIn.typeCode(signIn.demoCode);
    await signIn.verify.tap();
    await expect(signIn.step(account("isItYou.title"))).toBeVisible();
    await signIn.dialog.getByRole("button", { name: account("isItYou.yes") }).tap();
    await expect(page.getByText(account("auth.signedIn"))).toBeVisible();
    await expect(call("/customer/info", { token: known.token })).rejects.toThrow("401");
    await expect(page.getByText(known.email).first()).toBeVisible();
  });

  test("leaves an account alone that is not theirs", async ({ page }) => {
    const known = await newCustomer();
    const signIn = new SignIn(new Shopper(page));
    await signIn.askForCode(known.phone);
    await signIn.typeCode(signIn.demoCode);
    await signIn.verify.tap();
    await signIn.dialog.getByRole("button", { name: account("isItYou.no") }).tap();
    await expect(signIn.step(account("personalInfo.title"))).toBeVisible();
    await signIn.dialog.getByLabel(account("auth.name")).fill("Somebody Else");
    await signIn.dialog.getByLabel(account("auth.email")).fill(known.email);
    await signIn.personalInfo.tap();
    await expect(signIn.dialog.getByText("This e-mail address already has an account.")).toBeVisible();
    await signIn.dialog.getByLabel(account("auth.email")).fill(newPerson().email);
    await signIn.personalInfo.tap();
    await expect(page.getByText(account("auth.signedUp"))).toBeVisible();
  });
});
