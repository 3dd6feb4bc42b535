/** A shopper's account over a bad network: signing in and out, saving an address. */
import { expect } from "@playwright/test";
import { en } from "../pages/texts";
import { open, type ShopperSession } from "./shopper";

/** Saves an address in the profile; returns its text. */
export async function saveAddress(shopping: ShopperSession): Promise<string> {
  const { page, person, random, say } = shopping;
  const add = page.getByRole("button", { name: en("account", "address.add") });
  await open(shopping, "/profile?page=profile-settings", add);
  await add.click();
  const dialog = page.getByRole("dialog");
  const text = `${random.between(1, 999)} Breakwater Lane, ${person.email}`;
  await dialog.getByRole("textbox", { name: en("account", "address.address"), exact: true }).fill(text);
  await dialog.getByLabel(en("account", "address.name")).fill(person.name);
  await dialog.getByLabel(en("account", "address.phone")).fill(person.phone);
  say("save an address");
  await dialog.getByRole("button", { name: en("account", "address.save") }).click();
  // Closed when it was saved or written down: from here on it must not be lost.
  await expect(dialog).toHaveCount(0, { timeout: 15_000 });
  return text;
}

export async function signIn(shopping: ShopperSession): Promise<void> {
  const { page, person, say } = shopping;
  say("sign in");
  await page
    .getByRole("button", { name: en("account", "auth.signIn"), exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(en("account", "auth.emailOrPhone")).fill(person.email);
  await dialog.locator("input[type=password]").fill(person.password);
  await dialog
    .getByRole("button", { name: en("account", "auth.signIn"), exact: true })
    .last()
    .click();
  await page.waitForFunction(() => localStorage.getItem("token") !== null, null, { timeout: 20_000 });
  await expect(dialog).toHaveCount(0);
}

export async function signOut(shopping: ShopperSession): Promise<void> {
  const { page, say } = shopping;
  say("sign out");
  const profile = page.getByRole("button", { name: en("shell", "nav.profile"), exact: true });
  await open(shopping, "/settings", profile);
  await profile.click();
  const logout = en("shell", "profile.logout");
  await page.getByRole("dialog").last().getByRole("button", { name: logout, exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: en("shell", "app.yes"), exact: true })
    .click();
  await page.getByText(en("shell", "logout.success")).first().waitFor({ timeout: 15_000 });
}
