import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { openHome } from "../pages/home";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** The region of short messages. */
const messages = (page: import("@playwright/test").Page) =>
  page.locator("section[data-announces]").getByRole("listitem");

test.describe("the newsletter", () => {
  test.use({ allowedErrors: /newsletter|ERR_FAILED|ERR_CONNECTION|status of 50\d/ });

  test("says that nothing was done where the line fails, and is sent once however often it is pressed", async ({
    page,
    context,
  }) => {
    await openHome(page, context, "food");
    const field = page
      .getByRole("contentinfo")
      .getByRole("textbox", { name: en("shell", "footer.emailLabel") });
    await expect(async () => {
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(field).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await field.fill(`nora-${Date.now()}@example.test`);
    await page.route("**/newsletter/subscribe", (route) => route.abort("failed"));
    await field.press("Enter");
    await expect(messages(page).filter({ hasText: en("shell", "error.noConnection") })).toBeVisible();
    await page.screenshot({ path: "test-results/pictures/newsletter-failed.png" });
    await page.unroute("**/newsletter/subscribe");
    await page.route("**/newsletter/subscribe", (route) => route.fulfill({ status: 500, body: "{}" }));
    await field.press("Enter");
    await expect(messages(page).filter({ hasText: en("shell", "error.generic") })).toBeVisible();
    await page.unroute("**/newsletter/subscribe");

    let sent = 0;
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/newsletter/subscribe", async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await field.press("Enter");
    await field.press("Enter");
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: en("shell", "footer.subscribe") })
      .click({ force: true });
    release();
    await expect(messages(page).filter({ hasText: en("shell", "footer.subscribed") })).toBeVisible();
    expect(sent).toBe(1);
  });
});

test("the whole face of a message opens what it tells of", async ({ page }) => {
  const find = await findPlainDish();
  await startVisitWith(page.context(), find);
  await page.goto(`/product/${find.item.slug}?module_id=${find.module.id}`);
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("button", { name: en("catalogue", "wishlist.add", { name: find.item.name }) })
    .click();
  const message = messages(page).filter({ hasText: en("catalogue", "wishlist.login") });
  await message.click({ position: { x: 60, y: 20 } });
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(message).toHaveCount(0);
});

test("a checkout without anything to order says why it leads home", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/checkout?page=cart");
  await expect(messages(page).filter({ hasText: en("checkout", "checkout.nothingLeft") })).toBeVisible();
  await expect(page).toHaveURL(/\/home|\/$/);
});

test("a guest who is given no id is told why", async ({ page, context }) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  await page.route("**/auth/guest/request", (route) =>
    route.fulfill({
      status: 429,
      contentType: "application/json",
      body: JSON.stringify({ errors: [{ code: "too_many", message: "Too many visitors from here." }] }),
    }),
  );
  await page.goto(`/product/${find.item.slug}?module_id=${find.module.id}`);
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${en("catalogue", "item.addToCart")}`) })
    .click();
  await expect(messages(page).filter({ hasText: "Too many visitors from here." })).toBeVisible();
});
