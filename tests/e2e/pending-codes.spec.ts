import { newCustomer, newPerson } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { SignIn } from "../pages/sign-in";
import { startVisitWith } from "../pages/visit";

for (const [device, viewport, language] of [
  ["phone", { width: 390, height: 780 }, "en"],
  ["desktop", { width: 1280, height: 860 }, "ar"],
] as const)
  test.describe(`a code that was sent, on a ${device} in ${language}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ context }) => {
      await startVisitWith(context, { ...(await findPlainDish()), language });
    });

    test("to sign in is typed after its dialog was closed, a reload and in another tab", async ({
      page,
      context,
    }) => {
      const who = newPerson();
      await page.goto("/profile?page=profile-settings");
      const signIn = new SignIn(new Shopper(page, language));
      const { say } = signIn.shopper;
      await signIn.askForCode(who.phone);
      await expect(signIn.verify).toBeVisible();
      await signIn.shopper.closeDialog();
      await expect(signIn.dialog).toHaveCount(0);

      const isAsked = async (on: typeof page) => {
        const there = new SignIn(new Shopper(on, language));
        await on.goto("/profile?page=profile-settings");
        await expect(there.step(say("account", "code.title"))).toBeVisible();
        const resend = there.dialog.getByRole("button", { name: /\d/ }).filter({ hasText: /\d/ });
        await expect(resend).toBeDisabled();
        return there;
      };
      await isAsked(page);
      await page.screenshot({ path: `test-results/pictures/pending-code-${device}.png` });
      const other = await isAsked(await context.newPage());
      // Another way leaves it, and it is found again from there.
      await other.dialog.getByRole("button", { name: say("account", "auth.otherWay") }).click();
      await other.dialog.getByRole("button", { name: say("account", "code.enterPending") }).click();
      await other.typeCode(other.demoCode);
      await other.verify.click();
      await expect(other.step(say("account", "personalInfo.title"))).toBeVisible();
    });

    test("for a new password is typed after a reload, and who asks again types it instead of waiting", async ({
      page,
    }) => {
      const known = await newCustomer();
      const shopper = new Shopper(page, language);
      const t = (key: Parameters<typeof shopper.say<"account">>[1]) => shopper.say("account", key);
      const ask = async () => {
        await page
          .getByRole("main")
          .getByRole("textbox", { name: t("auth.emailOrPhone") })
          .fill(known.email);
        await page
          .getByRole("main")
          .getByRole("button", { name: t("auth.sendCode") })
          .click();
      };
      await page.goto("/forgot-password");
      await ask();
      const boxes = page.getByRole("main").getByRole("group").getByRole("textbox");
      await expect(boxes).toHaveCount(6);
      await page.reload();
      await expect(boxes).toHaveCount(6);
      await page.getByRole("button", { name: t("reset.other") }).click();
      await ask();
      await expect(boxes).toHaveCount(6);
      await page.screenshot({ path: `test-results/pictures/pending-reset-${device}.png` });
      for (const [at, digit] of [..."123456"].entries()) await boxes.nth(at).press(digit);
      await page
        .getByRole("main")
        .getByRole("button", { name: t("code.verify") })
        .click();
      await expect(page.getByRole("main").locator("input[type=password]")).toHaveCount(2);
      for (const field of await page.getByRole("main").locator("input[type=password]").all())
        await field.fill("Another-light-8");
      await page
        .getByRole("main")
        .getByRole("button", { name: t("reset.save") })
        .click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("textbox", { name: t("auth.emailOrPhone") })).toHaveValue(known.email);
      await page.screenshot({ path: `test-results/pictures/after-reset-${device}.png` });
      await dialog.locator("input[type=password]").fill("Another-light-8");
      await dialog.getByRole("button", { name: t("auth.signIn"), exact: true }).click();
      await expect(page.getByText(t("auth.signedIn"))).toBeVisible();
    });
  });
