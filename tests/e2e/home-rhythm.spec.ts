/** A phone's home: the same space around every title, short before its endless list, a store in few rows. */
import type { Page } from "@playwright/test";
import { signInReturning } from "../fixtures/customers";
import { orderOf } from "../fixtures/order";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { boxOf } from "../pages/boxes";
import { checkout, customerWithDish } from "../pages/checkout";
import { type Kind, openHome, scrollUntilVisible, section } from "../pages/home";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

/** px */
const above = { least: 28, most: 32 };
const below = 12;
/** Screens of a phone. */
const maxScreens = 3;
const maxScreensToStore = 1.5;
const maxRowsOfStore = 2;
const maxShareOfBar = 0.2;

const listHeading = (page: Page) => page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ });

/** Of its section: the title itself sticks to the top. */
const listTop = (page: Page) =>
  listHeading(page).evaluate(
    (title) => (title.closest("section")?.getBoundingClientRect().top ?? Number.NaN) + scrollY,
  );

/** Everything above the list of all stores has come. */
async function unrolled(page: Page): Promise<void> {
  await scrollUntilVisible(page, section(page, "Highlights for you").getByRole("article").first());
  await scrollUntilVisible(page, listHeading(page));
}

/**
 * The space above and below each title, px: from the block before it, and to its first card. Tabs of a row's own may come between
 * a title and its cards.
 */
const spaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main h2")].flatMap((heading) => {
      const part = heading.closest("section");
      const tabs = part?.querySelectorAll("[role='tablist']") ?? [];
      const row = part?.querySelector("ul");
      const title = heading.classList.contains("visually-hidden") ? tabs[0] : heading;
      const head = title?.closest("header") ?? title?.parentElement;
      let block: Element | null = heading;
      while (block && !block.previousElementSibling?.getBoundingClientRect().height)
        block = block.parentElement;
      const before = block?.previousElementSibling;
      if (!row?.firstElementChild || !head || !before || before.closest("section")) return [];
      return [
        {
          title: heading.textContent ?? "",
          above: head.getBoundingClientRect().top - before.getBoundingClientRect().bottom,
          below:
            tabs.length > (title === heading ? 0 : 1)
              ? null
              : row.firstElementChild.getBoundingClientRect().top - head.getBoundingClientRect().bottom,
        },
      ];
    }),
  );

for (const kind of ["food", "grocery", "pharmacy", "ecommerce"] as const satisfies readonly Kind[])
  test(`has its rhythm, and at most three screens before all stores, also for who has ordered before: ${kind}`, async ({
    page,
    context,
  }) => {
    await openHome(page, context, kind, { token: await signInReturning() });
    await expect(section(page, en("promotions", "visitAgain.title"))).toBeVisible();
    await unrolled(page);
    const places = await spaces(page);
    expect(places.length).toBeGreaterThanOrEqual(3);
    for (const place of places.filter(({ title }) => !/^\d+ Stores?$/.test(title))) {
      expect(place.above, `above ${place.title}`).toBeGreaterThanOrEqual(above.least - 0.5);
      expect(place.above, `above ${place.title}`).toBeLessThanOrEqual(above.most + 0.5);
      if (place.below !== null)
        expect(Math.abs(place.below - below), `below ${place.title}`).toBeLessThanOrEqual(1);
    }
    // The rows of the lists that came last are known a moment later.
    await expect.poll(() => listTop(page)).toBeLessThanOrEqual(maxScreens * phone.height);
  });

test("shows its first store within a screen and a half, and each store in two rows at most", async ({
  page,
  context,
}) => {
  await openHome(page, context, "food", { token: await signInReturning() });
  const stores = section(page, en("catalogue", "home.openNow"));
  const top = await stores
    .getByRole("article")
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + scrollY);
  expect(top / phone.height).toBeLessThanOrEqual(maxScreensToStore);
  await unrolled(page);
  // Advertisements are no row of stores, and the list of all stores has each of them.
  const most = await page.evaluate(() => {
    const times = new Map<string, number>();
    const rows = [...document.querySelectorAll("main ul")].filter((row) => {
      const title = row.closest("section:has(h2)")?.querySelector("h2")?.textContent ?? "";
      return !/Stores?$|Highlights/.test(title);
    });
    for (const row of rows)
      for (const name of new Set(
        [...row.querySelectorAll("article h3")].map((head) => head.textContent ?? ""),
      ))
        times.set(name, (times.get(name) ?? 0) + 1);
    return Math.max(0, ...times.values());
  });
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(maxRowsOfStore);
});

test("an order on its way and the cart share one bar, which is low while the page is read", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  const now = new Date().toISOString();
  const order = orderOf({ id: 1207, created_at: now, pending: now, details_count: 1 });
  await page.route("**/customer/order/running-orders*", (route) =>
    route.fulfill({ json: { orders: [order], total_size: 1, limit: 10, offset: 1 } }),
  );
  await startVisitWith(context, { ...find, token });
  await page.goto(`/store/${find.store.slug}`);
  const running = page.getByRole("complementary", { name: en("orders", "strip.label") });
  const cart = page.getByRole("button", { name: new RegExp(`^${checkout("cart.view")}`) });
  await expect(running).toBeVisible();
  await expect(cart).toBeVisible();
  const [first, second] = [await boxOf(running), await boxOf(cart)];
  expect(Math.abs(first.y + first.height / 2 - second.y - second.height / 2)).toBeLessThanOrEqual(4);
  expect(first.x + first.width).toBeLessThanOrEqual(second.x);
  const covered = phone.height - Math.min(first.y, second.y);
  expect(covered / phone.height).toBeLessThanOrEqual(maxShareOfBar);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => phone.height - (await boxOf(cart)).y).toBeLessThan(covered - 10);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => phone.height - (await boxOf(cart)).y).toBeGreaterThan(covered - 10);
});
