import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test("once it was loaded ahead, signing in opens without another file", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  // The last of what is loaded ahead.
  const last = page.waitForResponse(/\/assets\/confirm-overlay-/, { timeout: 90_000 });
  await page.goto("/home");
  await (await last).finished();
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) files.push(pathname);
  });
  await new Shopper(page).press(page.getByRole("button", { name: en("shell", "nav.account"), exact: true }));
  const dialog = page.getByRole("dialog", { name: en("account", "auth.signIn") });
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  expect(files).toEqual([]);
});

test("who comes by a list of stores has the item's dialog loaded ahead in the first store", async ({
  page,
  context,
}) => {
  await startVisitWith(context, await findPlainDish());
  const dialogs: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/item-dialog-[^/]*\.js$/.test(new URL(request.url()).pathname)) dialogs.push(page.url());
  });
  await page.goto("/store/latest");
  const shopper = new Shopper(page);
  await shopper.press(page.locator("main a[href^='/store/']:not([href^='/store/latest'])").first());
  await expect(page.locator("main a[aria-haspopup=dialog]").first()).toBeVisible();
  await expect.poll(() => dialogs).toEqual([page.url()]);
});
