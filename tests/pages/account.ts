/** Coming and going, as everybody does it who has an account. */
import type { Page } from "@playwright/test";
import type { Customer } from "../fixtures/customers";
import type { Shopper } from "./shopper";
import { en } from "./texts";

export const signUpDialog = (page: Page) => page.getByRole("dialog", { name: en("account", "auth.signUp") });

/** Fills the open form of signing up, agrees to the terms and sends it. */
export async function signUp(page: Page, person: Omit<Customer, "token">): Promise<void> {
  const dialog = signUpDialog(page);
  await dialog.getByLabel(en("account", "auth.name")).fill(person.name);
  await dialog.getByLabel(en("account", "auth.email")).fill(person.email);
  await dialog.getByLabel(en("account", "auth.phone")).fill(person.phone);
  for (const box of await dialog.locator("input[type=password]").all()) await box.fill(person.password);
  await dialog.getByRole("checkbox").check({ force: true });
  await dialog
    .getByRole("button", { name: en("account", "auth.signUp"), exact: true })
    .first()
    .click();
}

/** Fills the open form of signing in and sends it. */
export async function signIn(
  shopper: Shopper,
  { email, password }: Pick<Customer, "email" | "password">,
): Promise<void> {
  const dialog = shopper.page.getByRole("dialog", { name: en("account", "auth.signIn") });
  await shopper.write(dialog.getByLabel(en("account", "auth.emailOrPhone")), email);
  await shopper.write(dialog.locator("input[autocomplete=current-password]"), password);
  await shopper.press(shopper.button(en("account", "auth.signIn"), dialog).first());
}

/** Signs out by the menu of the account, and agrees. */
export async function signOut(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const logout = en("shell", "profile.logout");
  await shopper.press(shopper.button(en("shell", "nav.profile")));
  await shopper.press(shopper.button(logout, shopper.dialog.last()));
  await shopper.press(shopper.button(en("shell", "app.yes"), page.getByRole("alertdialog")));
}
