import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { startVisitWith, waitForWorker } from "../pages/visit";

test("a store's first HTML has its own head, breaks no policy, and the head goes with the next page", async ({
  page,
  context,
}) => {
  const { place, module, store } = await findPlainDish();
  await startVisitWith(context, { place, module });
  const response = await page.goto(`/store/${store.slug}`);
  const html = (await response?.text()) ?? "";
  expect(html).toContain(`/store/${store.slug}">`);
  await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${store.name}`));
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/store/${store.slug}$`),
  );
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(2);
  const shopper = new Shopper(page);
  await shopper.press(page.getByRole("link", { name: "Home", exact: true }).first());
  await expect(page.locator("head [data-served]")).toHaveCount(0);
  await expect(page).not.toHaveTitle(new RegExp(`^${store.name}`));
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });
  test("the worker caches the plain documents, without a page's head", async ({ page, context }) => {
    const { place, module, store } = await findPlainDish();
    await startVisitWith(context, { place, module });
    await page.goto(`/store/${store.slug}`);
    await waitForWorker(page);
    const kept = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          if (response?.headers.get("content-type")?.includes("text/html")) texts.push(await response.text());
        }
      }
      return texts;
    });
    expect(kept.length).toBeGreaterThanOrEqual(2);
    for (const text of kept) expect(text).not.toContain("data-served");
  });
});

test.describe("the title", () => {
  // Chromium's own line about the page that is not there.
  test.use({ allowedErrors: /status of 404/ });

  test("names every kind of page, in both languages", async ({ page, context }) => {
    const { place, module } = await findPlainDish();
    await startVisitWith(context, { place, module, language: "ar" });
    const titles = new Set<string>();
    const addresses = [
      "/home",
      "/categories",
      "/store/latest",
      "/store/popular",
      "/settings",
      "/track-order",
      "/about-us",
      "/help-and-support",
      "/home?search=a&data_type=searched",
      "/no/such/page",
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page, address).toHaveTitle(/[\u0600-\u06ff].* · /);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(addresses.length);
  });
});
