import type { CDPSession, Page } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const passkeys = (key: Parameters<typeof en<"passkeys">>[1]) => en("passkeys", key);
const account = (key: Parameters<typeof en<"account">>[1]) => en("account", key);

/** A device that keeps passkeys and whose owner confirms everything. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

test("a passkey is added, signs in without anything typed, and is removed", async ({ page }) => {
  await withAuthenticator(page);
  const customer = await newCustomer();
  await startVisitWith(page.context(), { ...(await findPlainDish()), token: customer.token });
  const shopper = new Shopper(page);
  await page.goto("/settings");
  const section = page.getByRole("region", { name: passkeys("title") });
  await expect(section.getByText(passkeys("none"))).toBeVisible();
  const add = section.getByRole("button", { name: passkeys("add") });
  await shopper.press(add);
  await section.getByRole("textbox", { name: passkeys("proof.password") }).fill("wrong-password");
  await shopper.press(add);
  await expect(section.getByText("This is not your password.")).toBeVisible();
  await section.getByRole("textbox", { name: passkeys("proof.password") }).fill(customer.password);
  await shopper.press(add);
  // Asking the device loads a library and goes through the browser.
  await expect(page.getByText(passkeys("added"))).toBeVisible({ timeout: 90_000 });
  await expect(section.getByRole("listitem")).toHaveCount(1);

  const signOut = async () => {
    const logout = en("shell", "profile.logout");
    await page.goto("/profile?page=profile-settings");
    await shopper.press(page.getByRole("main").getByRole("button", { name: logout }));
    await shopper.press(page.getByRole("alertdialog").getByRole("button", { name: en("shell", "app.yes") }));
    await expect(page.getByText(en("shell", "logout.success"))).toBeVisible();
  };
  // The browser offers it in the field of the name: this authenticator's owner takes it at once.
  await signOut();
  await page.goto("/profile?page=profile-settings");
  await expect(page.getByText(account("auth.signedIn"))).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(customer.email).first()).toBeVisible();

  // In a browser that offers nothing in fields there is the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signOut();
  await page.goto("/profile?page=profile-settings");
  await shopper.press(page.getByRole("button", { name: passkeys("ways.passkeyNamed") }));
  await expect(page.getByText(account("auth.signedIn"))).toBeVisible({ timeout: 90_000 });

  await page.goto("/settings");
  await expect(section.getByText(/^Last used /)).toBeVisible();
  await shopper.press(section.getByRole("button", { name: /^Remove / }));
  const question = page.getByRole("alertdialog");
  await shopper.press(question.getByRole("button", { name: passkeys("remove"), exact: true }));
  await expect(page.getByText(passkeys("removed"))).toBeVisible();
  await expect(section.getByText(passkeys("none"))).toBeVisible();
});
