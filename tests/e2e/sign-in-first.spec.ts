import { newCustomer } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

for (const path of ["/profile?page=my-orders", "/chatting?id=7", "/rate-and-review/12"])
  test(`a guest who asked for ${path} gets there by signing in`, async ({ page }) => {
    const { email, password } = await newCustomer();
    await startVisitWith(page.context(), await findPlainDish());
    await page.goto(path);
    const dialog = page.getByRole("dialog", { name: en("account", "auth.signIn") });
    await dialog.getByLabel(en("account", "auth.emailOrPhone")).fill(email);
    await dialog.locator("input[type=password]").fill(password);
    await dialog
      .getByRole("button", { name: en("account", "auth.signIn"), exact: true })
      .last()
      .click();
    await expect(page.getByText(en("account", "auth.signedIn"))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(path);
  });
