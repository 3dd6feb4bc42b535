import type { Item, ItemReview, Store } from "../../src/contract";
import { call, findItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { asking } from "../pages/listing";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's own lines about pictures that a test breaks.
test.use({ allowedErrors: /Failed to load resource/ });

test.describe("reviews", () => {
  test("show their photos", async ({ page }) => {
    let found: ItemReview | undefined;
    const find = await findPlainDish();
    const { stores } = await call<{ stores: Store[] }>(
      "/stores/get-stores/all?limit=50&offset=1",
      asking(find),
    );
    for (const store of stores) {
      const { reviews } = await call<{ reviews: ItemReview[] }>(
        `/stores/reviews?store_id=${store.id}&limit=50&offset=1`,
        asking(find),
      );
      found = reviews.find((review) => review.attachment_full_url.length > 0);
      if (found) break;
    }
    if (!found) throw new Error("The town has no review with a photo.");
    const item = await call<Item>(`/items/details/${found.item_id}`, asking(find));
    await startVisitWith(page.context(), find);
    await page.goto(`/product/${item.slug}?module_id=${find.module.id}`);
    const photo = page.getByRole("button", {
      name: en("browse", "review.photo", { number: 1, name: found.customer_name }),
    });
    await photo.first().scrollIntoViewIfNeeded();
    await photo.first().tap();
    await expect(page.getByRole("dialog", { name: en("browse", "review.photos") })).toBeVisible();
  });
});

/** The page's words for an item that cannot be had now: its store is closed, or its own hours are over. */
function whyLater({ store_open, schedule_order }: Item): string {
  if (!store_open) return en("catalogue", schedule_order ? "item.storeClosedLater" : "item.storeClosed");
  return en("catalogue", schedule_order ? "item.later" : "item.notNow");
}

test.describe("hours", () => {
  // A phone in another time zone: the shop's clock counts.
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("an unavailable item shows its hours, and a closed store says when it opens", async ({ page }) => {
    const find = await findPlainDish();
    const { products } = await call<{ products: Item[] }>("/items/popular?limit=200&offset=1", asking(find));
    const later = products.filter((item) => !item.available_now);
    await startVisitWith(page.context(), find);
    for (const item of later.slice(0, 2)) {
      await page.goto(`/product/${item.slug}?module_id=${find.module.id}`);
      await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
      await expect(page.getByText(whyLater(item)).first()).toBeVisible();
      const buy = item.store_open ? en("catalogue", "item.buyNow") : en("browse", "item.orderLater");
      await expect(page.getByRole("button", { name: buy })).toHaveCount(item.schedule_order ? 1 : 0);
    }
    const { stores } = await call<{ stores: Store[] }>(
      "/stores/get-stores/all?limit=100&offset=1",
      asking(find),
    );
    const closed = stores.find((store) => store.active && store.open === 0 && store.schedules.length > 0);
    expect(closed ?? later[0], "something closed in the town").toBeTruthy();
    if (closed) {
      await page.goto(`/store/${closed.slug}`);
      await expect(page.getByText(en("catalogue", "store.closedNow"), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(/^Opens /).first()).toBeVisible();
    }
  });
});

test.describe("e-commerce", () => {
  test("a card leads to the product's page, its quick view opens over the list", async ({ page }) => {
    const find = await findItem("ecommerce", "product", (item) => item.variations.length === 0);
    await startVisitWith(page.context(), find);
    await page.goto("/home?data_type=all");
    const card = page.getByRole("main").locator("li article").first();
    const name = ((await card.getByRole("heading").textContent()) ?? "").trim();
    await card
      .getByRole("button", { name: en("catalogue", "item.quickView", { name }) })
      .click({ force: true });
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await card.getByRole("link").first().tap();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test("a campaign's product has only Order Now, which guests do not see", async ({ page }) => {
    const find = await findItem("ecommerce", "product", () => true);
    const [item] = await call<Item[]>("/campaigns/item", asking(find));
    if (!item) throw new Error("The town has no campaign item.");
    await startVisitWith(page.context(), find);
    await page.goto(`/product/${item.slug}?module_id=${find.module.id}&product_type=campaign`);
    await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
    const order = page.getByRole("button", { name: en("catalogue", "item.orderNow") });
    await expect(page.getByRole("button", { name: en("catalogue", "item.addToCart") })).toHaveCount(0);
    await order.tap();
    await expect(page.getByText(en("catalogue", "wishlist.login")).first()).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
  });
});

test("an address that names no module leads to the item in its own module", async ({ page }) => {
  const here = await findPlainDish();
  const { item, module } = await findItem("ecommerce", "item of another module", () => true);
  await startVisitWith(page.context(), here);
  await page.goto(`/product/${item.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/${item.slug}\\?module_id=${module.id}$`));
  await page.goto("/product/no-such-thing");
  await expect(page.getByRole("heading", { level: 1, name: en("shell", "empty.notFound") })).toBeVisible();
});
