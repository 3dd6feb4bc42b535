import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's own lines about files that a test takes away, and what the page writes about them.
test.use({ allowedErrors: /net::ERR_FAILED|dynamically imported module/ });

/** Files of these names do not come, until they are let through. */
async function withhold(page: Page, ...names: string[]): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/(?:${names.join("|")})-[^/]+\\.js$`);
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test.describe("a file of the app that does not come", () => {
  test.beforeEach(async ({ context }) => startVisitWith(context, await findPlainDish()));

  test("keeps a dialog closed with a message, and the next press opens it", async ({ page }) => {
    const letThrough = await withhold(page, "side-menu");
    const shopper = new Shopper(page);
    await page.goto("/settings");
    const open = shopper.button(en("shell", "nav.menu"));
    const failed = page.getByRole("alert").filter({ hasText: en("shell", "error.pageTitle") });
    await expect(async () => {
      if (!(await failed.isVisible())) await open.tap({ timeout: 2_000 });
      await expect(failed).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await shopper.press(shopper.button(en("shell", "app.close"), failed));
    await letThrough();
    await shopper.press(open);
    await expect(page.getByRole("dialog", { name: en("shell", "nav.menu") })).toBeVisible();
  });

  test("shows a panel in the page's place, whose button loads it", async ({ page }) => {
    const letThrough = await withhold(page, "settings");
    const shopper = new Shopper(page);
    await page.goto("/settings");
    const panel = page.getByRole("main").getByRole("alert");
    await expect(panel).toContainText(en("shell", "error.configText"));
    await letThrough();
    await shopper.press(shopper.button(en("shell", "app.retry"), page.getByRole("main")));
    await expect(page.getByRole("heading", { level: 1, name: en("shell", "settings.title") })).toBeVisible();
  });
});
