import { newPerson } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signUp } from "../pages/account";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test("a new customer is welcomed on the home, once", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/home?open=sign-up");
  await signUp(page, newPerson());
  await expect(page).toHaveURL(/\/interest/);
  await page.goto("/home");
  const welcome = page.getByRole("dialog", { name: /^Welcome to/ });
  await expect(welcome).toContainText("Start exploring the best services around you.");
  await expect(welcome).toContainText("Get a discount on your first order.");
  await welcome.getByRole("button", { name: en("account", "welcome.start") }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test("the footer leads to every campaign, and from there to one", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/settings");
  const footer = page.getByRole("contentinfo");
  const link = footer.getByRole("link", { name: en("shell", "footer.campaigns") });
  const group = footer.locator("summary", { hasText: en("shell", "footer.quickLinks") });
  await footer.scrollIntoViewIfNeeded();
  await expect(link.or(group).first()).toBeVisible();
  if (await group.isVisible()) await group.click();
  await link.click();
  await expect(page).toHaveURL(/\/campaigns$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: en("browse", "campaign.list") })).toBeVisible();
  await main.getByRole("listitem").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/campaigns\/[^/?]+\?id=\d+/);
  await expect(main.getByRole("heading", { name: en("browse", "campaign.stores") })).toBeVisible();
});

test("the shop's words on cookies are in the footer until they are accepted", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/settings");
  const note = page.getByRole("contentinfo").getByRole("region", { name: en("shell", "footer.cookies") });
  await note.scrollIntoViewIfNeeded();
  await note.getByRole("button", { name: en("shell", "footer.cookiesAccept") }).click();
  await expect(note).toHaveCount(0);
});
