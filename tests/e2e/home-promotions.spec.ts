import type { Brand, Category, CommonCondition, Coupon, Item } from "../../src/contract";
import type { Advertisement, FlashSale } from "../../src/contract/calls/promotions";
import { newCustomer, signInReturning } from "../fixtures/customers";
import { expect, test } from "../fixtures/test";
import { boxOf, rightOf } from "../pages/boxes";
import { fetchWhole } from "../pages/fetch-whole";
import { openHome, openPart, scrollUntilVisible, section } from "../pages/home";
import { en } from "../pages/texts";

test.describe("the flash sale", () => {
  test("shows what is left of the time and of the things, and leads to all of it", async ({
    page,
    context,
  }) => {
    const { ask } = await openHome(page, context, "food");
    const sale = await ask<FlashSale>("/flash-sales");
    const panel = await scrollUntilVisible(page, section(page, sale.title));
    const timer = panel.getByRole("timer");
    const before = await timer.textContent();
    await expect.poll(() => timer.textContent()).not.toBe(before);
    await expect(panel.getByRole("article")).toHaveCount(Math.min(15, sale.active_products.length));
    const [first] = sale.active_products;
    await expect(panel.getByRole("article").first()).toContainText(`${first?.sold} of ${first?.stock} sold`);
    const gone = sale.active_products.find((row) => row.available_stock === 0);
    const card = panel.getByRole("article").filter({ hasText: "Out of Stock" });
    await expect(card).toContainText(gone?.item.name ?? "");
    await expect(card.getByRole("link")).toHaveCount(0);
    await expect(panel.getByRole("link", { name: en("promotions", "sale.seeAll") })).toHaveAttribute(
      "href",
      `/flash-sales?id=${sale.id}`,
    );
  });

  test("with a title of two hundred letters does not cover the link to all of it", async ({
    page,
    context,
  }) => {
    const title = "Sale".repeat(50);
    await page.route("**/api/v1/flash-sales?*", async (route) => {
      const response = await fetchWhole(route);
      await route.fulfill({ response, json: { ...((await response.json()) as FlashSale), title } });
    });
    await openHome(page, context, "food");
    const panel = await scrollUntilVisible(page, section(page, title));
    const words = panel.getByRole("heading", { name: title });
    expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const link = panel.getByRole("link", { name: en("promotions", "sale.seeAll") });
    expect(rightOf(await boxOf(words))).toBeLessThanOrEqual((await boxOf(link)).x);
  });

  test("is hidden without a sale", async ({ page, context }) => {
    await page.route("**/api/v1/flash-sales?*", (route) => route.fulfill({ json: null }));
    await openHome(page, context, "food");
    await scrollUntilVisible(page, section(page, en("catalogue", "home.popularItems")));
    await expect(page.getByRole("timer")).toHaveCount(0);
  });
});

test.describe("advertisements", () => {
  test("lead to their store, and show ratings only where allowed", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "food");
    const advertisements = await ask<Advertisement[]>("/advertisement/list");
    const part = await openPart(page, "Highlights for you");
    const cards = part.getByRole("article");
    await expect(cards).toHaveCount(advertisements.length);
    for (const advertisement of advertisements) {
      const card = cards.filter({ has: page.getByRole("heading", { name: advertisement.title }) });
      await expect(card.getByRole("link")).toHaveAttribute(
        "href",
        new RegExp(`^/store/${advertisement.store.slug}\\?.*store_zone_id=`),
      );
      const stars = card.getByText(/out of 5/);
      await expect(stars).toHaveCount(advertisement.is_rating_active);
    }
  });

  test("a film plays when it is in view, can be paused, and offers itself again at its end", async ({
    page,
    context,
  }) => {
    // Slow enough that it cannot end before a busy machine has found its button.
    await context.addInitScript(() => {
      const slow = ({ target }: Event) => {
        if (target instanceof HTMLMediaElement) target.playbackRate = 0.1;
      };
      document.addEventListener("play", slow, true);
    });
    await openHome(page, context, "food");
    const part = await openPart(page, "Highlights for you");
    const film = part.locator("video").first();
    const pause = part.getByRole("button", { name: /^Pause the film/ });
    const play = part.getByRole("button", { name: /^Play the film of .*(?<!again)$/ });
    // Late content above moves the film away again, also from under a finger; a paused one stays paused.
    await expect(async () => {
      await film.scrollIntoViewIfNeeded();
      await expect(pause).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(async () => {
      if (await pause.isVisible()) await pause.tap({ timeout: 2_000 });
      await expect(play).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await play.tap();
    await expect(part.getByRole("button", { name: /^Pause the film/ })).toBeVisible();
    await film.evaluate((video: HTMLVideoElement) => {
      video.playbackRate = 8;
    });
    await expect(part.getByRole("button", { name: /again$/ })).toBeVisible();
  });
});

test.describe("campaigns", () => {
  test("open over the page in food, and lead to their page in e-commerce", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "food");
    const [item] = await ask<Item[]>("/campaigns/item");
    const part = await openPart(page, "Just For You");
    await part.getByRole("link", { name: item?.name }).first().tap();
    await expect(page.getByRole("dialog").getByRole("heading", { name: item?.name })).toBeVisible();
  });

  test("of e-commerce are marked in their address", async ({ page, context }) => {
    await openHome(page, context, "ecommerce");
    const part = await openPart(page, "Just For You");
    await expect(part.getByRole("link").first()).toHaveAttribute("href", /product_type=campaign/);
  });
});

test.describe("what belongs to one kind of shop", () => {
  test("e-commerce: nine brands at most, with their numbers of items", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "ecommerce");
    const brands = await ask<Brand[]>("/brand");
    const part = await scrollUntilVisible(page, section(page, en("promotions", "brands.title")));
    await expect(part.getByRole("listitem")).toHaveCount(Math.min(9, brands.length));
    const [brand] = brands;
    await expect(part.getByRole("link", { name: brand?.name }).first()).toHaveAttribute(
      "href",
      new RegExp(`^/home\\?brand_id=${brand?.id}&(.*&)?data_type=brand`),
    );
    await expect(part.getByRole("link", { name: en("promotions", "brands.all") })).toHaveAttribute(
      "href",
      "/all-brands",
    );
  });

  test("e-commerce: a tab of the new arrivals shows the items of its category", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "ecommerce");
    const response = await ask<{ products: Item[]; categories: Category[] }>(
      "/items/new-arrival?limit=50&offset=1&type=all",
    );
    const part = await openPart(page, en("promotions", "arrivals.title"));
    const category = response.categories.find((row) =>
      response.products.some((item) => item.category_ids.some(({ id }) => id === String(row.id))),
    );
    await part.getByRole("tab", { name: category?.name }).tap();
    const inside = response.products.filter((item) =>
      item.category_ids.some(({ id }) => id === String(category?.id)),
    );
    const shown = part.getByRole("tabpanel").getByRole("heading", { level: 3 });
    await expect(shown.first()).toHaveText(inside[0]?.name ?? "");
    await expect(shown).toHaveCount(Math.min(4, inside.length));
  });

  test("grocery: the tabs of the new arrivals have the specification's names", async ({ page, context }) => {
    await openHome(page, context, "grocery");
    const part = await openPart(page, en("promotions", "arrivals.title"));
    await expect(part.getByRole("tab").first()).toHaveText("All");
    const names = await part.getByRole("tab").allTextContents();
    expect(names.length).toBeGreaterThan(1);
    for (const name of names.slice(1)) expect(["Beauty", "Bread & Juice", "Drinks", "Milks"]).toContain(name);
  });

  test("pharmacy: each common condition has its items", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "pharmacy");
    const conditions = await ask<CommonCondition[]>("/common-condition");
    const part = await openPart(page, "Basic Medicine Nearby");
    await expect(part.getByRole("tab")).toHaveCount(conditions.length);
    const second = conditions[1];
    const { products } = await ask<{ products: Item[] }>(
      `/common-condition/items/${second?.id}?limit=20&offset=1`,
    );
    await part.getByRole("tab", { name: second?.name, exact: true }).tap();
    await expect(
      part.getByRole("tabpanel").getByRole("heading", { name: products[0]?.name }).first(),
    ).toBeVisible();
  });
});

test.describe("coupons", () => {
  test("go to the clipboard with one press and say so for a second", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { ask } = await openHome(page, context, "food");
    const coupons = await ask<Coupon[]>("/coupon/list/all");
    const [coupon] = coupons;
    const part = await openPart(page, en("promotions", "coupons.title"));
    await expect(part.getByRole("article")).toHaveCount(coupons.length);
    const copy = part.getByRole("button", { name: `Copy ${coupon?.code}`, exact: true });
    await copy.tap();
    await expect(copy).toContainText(en("promotions", "coupons.copied"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(coupon?.code);
    await expect(copy).toContainText(en("promotions", "coupons.copyShort"));
  });
});

test.describe("stores visited before", () => {
  test("are neither requested for guests nor shown to them", async ({ page, context }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openHome(page, context, "grocery");
    await scrollUntilVisible(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
    expect(asked.filter((url) => url.includes("visit-again"))).toEqual([]);
    await expect(section(page, en("promotions", "visitAgain.title"))).toHaveCount(0);
  });

  test("wait for the demo's customer with a way back to each", async ({ page, context }) => {
    const token = await signInReturning();
    const { ask } = await openHome(page, context, "food", { token });
    const stores = await ask<{ name: string; slug: string }[]>("/customer/visit-again");
    const part = await openPart(page, en("promotions", "visitAgain.title"));
    await expect(part.getByRole("article")).toHaveCount(stores.length);
    await part.getByRole("link", { name: `Visit Again: ${stores[0]?.name}` }).tap();
    await expect(page.getByRole("heading", { level: 1, name: stores[0]?.name })).toBeVisible();
  });

  test("are hidden from a customer who has not ordered yet", async ({ page, context }) => {
    const { token } = await newCustomer();
    await openHome(page, context, "food", { token });
    await openPart(page, en("catalogue", "home.bestReviewed"));
    await expect(section(page, en("promotions", "visitAgain.title"))).toHaveCount(0);
  });
});
