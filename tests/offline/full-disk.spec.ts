/** A device whose disk is full: what it holds still starts, and a shopper goes on, though nothing more is kept. */
import type { Page } from "@playwright/test";
import { newPerson } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource|Quota/ });

/** From now on the browser takes nothing more of this origin; what it holds stays. */
async function fillDisk(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await session.send("Storage.overrideQuotaForOrigin", {
    origin: new URL(page.url()).origin,
    quotaSize: Math.max(1, Math.floor(usage / 2)),
  });
  await page.evaluate(() => {
    let text = "x".repeat(1024 * 1024);
    while (text.length > 0) {
      try {
        localStorage.setItem(`filler ${text.length} ${Math.random()}`, text);
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
    }
  });
}

test("a full disk breaks neither start, reading, cart nor ordering", async ({ page, context }) => {
  const { place, module, item, store } = await findPlainDish();
  await startVisitWith(context, { place, module });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  const shopper = new Shopper(page);
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`/store/${store.slug}?module_id=${module.id}`);
  const heading = page.getByRole("heading", { level: 1, name: store.name });
  await expect(heading).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await fillDisk(page);

  await page.reload();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  const written = await page.evaluate(async () => {
    try {
      await (await caches.open("probe")).put("/probe", new Response("x".repeat(100_000)));
      return "written";
    } catch (error) {
      return (error as DOMException).name;
    }
  });
  expect(written).toBe("QuotaExceededError");

  const dialog = await shopper.openItem(item);
  await shopper.press(shopper.button(new RegExp(`^${en("catalogue", "item.addToCart")}`), dialog));
  await shopper.isTold(en("catalogue", "cart.added"));
  await expect(dialog).toHaveCount(0);
  await shopper.checkOutAsGuest();
  await shopper.fillContact(newPerson());
  await shopper.press(shopper.placeButton);
  expect(await shopper.placedOrder()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test("a full disk starts without a network, and shows what it holds", async ({ page, context }) => {
  const { place, module, store } = await findPlainDish();
  await startVisitWith(context, { place, module });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.goto(`/store/${store.slug}?module_id=${module.id}`);
  const heading = page.getByRole("heading", { level: 1, name: store.name });
  await expect(heading).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await fillDisk(page);
  await context.setOffline(true);
  await page.goto(`/store/${store.slug}?module_id=${module.id}`);
  await expect(heading).toBeVisible();
});
