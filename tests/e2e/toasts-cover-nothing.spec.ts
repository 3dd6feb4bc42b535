import type { Locator, Page } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import type { Box } from "../pages/boxes";
import { customerWithDish } from "../pages/checkout";
import { openHome, scrollUntilVisible } from "../pages/home";
import { messagesOf } from "../pages/messages";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Presses the button, and finds that the message about it lies over no part of where it was. */
async function pressesClear(page: Page, button: Locator, message: string | RegExp): Promise<void> {
  await button.evaluate((element) =>
    element.addEventListener("click", () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      Object.assign(window, { pressedAt: { x, y, width, height } });
    }),
  );
  const messages = page
    .getByRole("region", { name: en("shell", "settings.notifications") })
    .and(page.locator("[data-announces]"));
  // A press on a control that goes with it, before this is there, is known to nobody.
  await messages.waitFor({ state: "attached" });
  await button.click();
  const toast = messages.getByRole("listitem").filter({ hasText: message }).first();
  // At once, because on a slow machine it is gone a moment later.
  const shown = await toast.evaluate((element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
  const pressed = await page.evaluate(() => (window as Window & { pressedAt?: Box }).pressedAt);
  if (!pressed) throw new Error(`Nothing was pressed: ${button}`);
  expect(overlap(shown, pressed), JSON.stringify({ shown, pressed })).toBe(false);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(overlap(shown, { x: 0, y: 0, width, height })).toBe(true);
}

/** Scrolls until the top of it stays `top` px below the window's: what loads above it moves it. */
async function scrollTo(target: Locator, top: number): Promise<void> {
  await expect(async () => {
    const distance = await target.evaluate(
      (element, y) =>
        new Promise<number>((resolve) => {
          const away = () => element.getBoundingClientRect().top - y;
          window.scrollBy({ top: away(), behavior: "instant" });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(away())));
        }),
      top,
    );
    expect(Math.abs(distance)).toBeLessThan(4);
  }).toPass();
}

for (const [device, viewport] of [
  ["phone", { width: 360, height: 740 }],
  ["desktop", { width: 1440, height: 900 }],
] as const) {
  test.describe(`on a ${device} a message does not cover what was pressed`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("on a card, wherever on the screen it is", async ({ page, context }) => {
      await openHome(page, context, "food");
      const pattern = new RegExp(`^${en("catalogue", "item.addNamed", { name: "@" }).replace("@", ".+")}$`);
      const button = page.getByRole("main").getByRole("button", { name: pattern }).first();
      // Shelves below the screen come when they are near it.
      await scrollUntilVisible(page, button);
      // Where messages stand by default.
      await scrollTo(button, device === "phone" ? 80 : viewport.height - 70);
      await pressesClear(page, button, en("catalogue", "cart.added"));
    });

    test("in an item's dialog", async ({ page }) => {
      const find = await findPlainDish();
      await startVisitWith(page.context(), find);
      await page.goto(`/store/${find.store.slug}`);
      await page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first().click();
      const dialog = page.getByRole("dialog", { name: find.item.name });
      const button = dialog.getByRole("button", { name: en("catalogue", "item.addToCart") });
      await pressesClear(page, button, en("catalogue", "cart.added"));
    });

    test("in the cart drawer", async ({ page, context }) => {
      const find = await findPlainDish();
      const { token } = await customerWithDish(find);
      await startVisitWith(context, { ...find, token });
      await page.goto("/settings");
      const line = await new Shopper(page).lineOf(find.item);
      const button = line.getByRole("button", {
        name: en("checkout", "cart.remove", { name: find.item.name }),
      });
      await pressesClear(page, button, en("checkout", "cart.removed"));
    });

    test("on a heart", async ({ page }) => {
      const find = await findPlainDish();
      await startVisitWith(page.context(), { ...find, token: (await newCustomer()).token });
      await page.goto(`/store/${find.store.slug}`);
      await page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first().click();
      const dialog = page.getByRole("dialog", { name: find.item.name });
      const heart = dialog.getByRole("button", {
        name: en("catalogue", "wishlist.add", { name: find.item.name }),
      });
      await pressesClear(page, heart, "Added to your wishlist");
    });

    test("on a new address", async ({ page, context }) => {
      const find = await findPlainDish();
      await startVisitWith(context, { ...find, token: (await newCustomer()).token });
      await page.goto("/profile?page=profile-settings");
      await page.getByRole("button", { name: en("account", "address.add") }).click();
      const dialog = page.getByRole("dialog", { name: en("account", "address.add") });
      await pressesClear(
        page,
        dialog.getByRole("button", { name: en("account", "address.save") }),
        /address/i,
      );
    });
  });
}

for (const width of [320, 360])
  test(`a message stands above the bar with which a product is bought, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const find = await findPlainDish();
    await startVisitWith(page.context(), find);
    await page.goto(`/product/${find.item.slug}?module_id=${find.module.id}`);
    // Rows of the server may stand there before the page.
    await expect(page.locator("#first-screen")).toHaveCount(0);
    const main = page.getByRole("main");
    const heart = main.getByRole("button", {
      name: en("catalogue", "wishlist.add", { name: find.item.name }),
    });
    await pressesClear(page, heart, en("catalogue", "wishlist.login"));
    const messages = await messagesOf(page);
    for (const name of [
      en("catalogue", "item.buyNow"),
      new RegExp(`^${en("catalogue", "item.addToCart")}`),
    ]) {
      const button = await main.getByRole("button", { name }).boundingBox();
      expect(messages.bottom, `${name}`).toBeLessThan(button?.y ?? 0);
    }
  });

for (const [width, height] of [
  [360, 640],
  [390, 780],
  [768, 900],
  [1280, 800],
] as const)
  for (const language of ["en", "ar"] as const)
    test(`an error lies on none of a dialog's buttons, ${width} px wide in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await startVisitWith(page.context(), { ...(await findPlainDish()), language });
      await page.route("**/auth/login", (route) =>
        route.fulfill({
          status: 403,
          contentType: "application/json",
          body: JSON.stringify({
            errors: ["The first of three.", "The second of three.", "The third of three."].map((message) => ({
              code: "other",
              message,
            })),
          }),
        }),
      );
      const shopper = new Shopper(page, language);
      const { say } = shopper;
      await page.goto("/profile?page=profile-settings");
      const { dialog } = shopper;
      await dialog.getByRole("textbox", { name: say("account", "auth.emailOrPhone") }).fill("a@b.test");
      await dialog.locator("input[type=password]").fill("secret-1");
      const send = dialog.getByRole("button", { name: say("account", "auth.signIn"), exact: true });
      await send.click();
      const message = page
        .locator("section[data-announces] > ol > li")
        .filter({ hasText: "The third of three." });
      await expect(message).toContainText("The first of three.");
      await expect(async () => {
        const shown = await message.boundingBox();
        for (const button of [send, dialog.getByRole("button", { name: say("shell", "app.close") })]) {
          const pressed = await button.boundingBox();
          if (!shown || !pressed) throw new Error("Both are to be seen.");
          expect(overlap(shown, pressed), JSON.stringify({ shown, pressed })).toBe(false);
        }
      }).toPass();
      await page.screenshot({ path: `test-results/pictures/error-lines-${width}-${language}.png` });
      await dialog.locator("input[type=password]").fill("secret-2");
      await expect(message).toHaveCount(0);
    });
