import type { Page } from "@playwright/test";
import type { Brand, Campaign, Category, CommonCondition, Store } from "../../src/contract";
import type { FlashSale, FlashSalePage } from "../../src/contract/calls/promotions";
import { call } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { anything, asking, rows, text } from "../pages/listing";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's own lines about requests without a network.
test.use({ allowedErrors: [/Failed to load resource: net::ERR_/] });
test.describe.configure({ timeout: 120_000 });

/** Px from the window's top to a row's link; null while it is not there. */
const topOf = (page: Page, href: string) =>
  page.evaluate(
    (wanted) =>
      document.querySelector(`main a[href="${CSS.escape(wanted)}"]`)?.getBoundingClientRect().top ?? null,
    href,
  );

/** Goes down the list until so many rows are there, by the button where scrolling alone does not bring more. */
async function loadRows(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < 60 && (await rows(page).count()) < count; turn += 1) {
    const more = page.getByRole("button", { name: text("list.showMore") });
    const before = await rows(page).count();
    await more.scrollIntoViewIfNeeded();
    await more.click({ timeout: 5_000 }).catch(() => undefined);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
  }
}

/** Brings a row into view and opens its page; returns a function that measures how far from its position it is (px). */
async function leaveFrom(page: Page, index: number) {
  const link = rows(page).nth(index).getByRole("link").first();
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const href = (await link.getAttribute("href")) ?? "";
  // The position is saved once scrolling has stopped.
  await expect.poll(() => topOf(page, href)).toBeLessThan(700);
  const before = (await topOf(page, href)) ?? 0;
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  return async () => Math.abs(((await topOf(page, href)) ?? 9999) - before);
}

test.describe("a long list", () => {
  test("ends in a button after some pages, so that the footer can be reached", async ({ page, context }) => {
    const find = await anything("ecommerce");
    await startVisitWith(context, find);
    await page.goto("/home?data_type=all");
    await expect(rows(page).first()).toBeVisible();
    const footer = page.getByRole("contentinfo");
    for (let turn = 0; turn < 30; turn += 1) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const settled = await page
        .getByRole("button", { name: text("list.showMore") })
        .isEnabled()
        .catch(() => false);
      if (settled && (await footer.isVisible()) && (await rows(page).count()) >= 60) break;
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
      await expect(rows(page).first()).toBeAttached();
    }
    await expect.poll(() => rows(page).count()).toBe(60);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(footer).toBeInViewport();
    await page.getByRole("button", { name: text("list.showMore") }).tap();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(60);
  });

  test("is where it was after going back and after a reload", async ({ page, context }) => {
    const find = await anything("ecommerce");
    await startVisitWith(context, find);
    await page.goto("/home?data_type=all&filter=top_rated");
    await loadRows(page, 84);
    const awayFromPlace = await leaveFrom(page, 70);
    await page.goBack();
    await expect.poll(awayFromPlace).toBeLessThan(6);
    // The rows around it come first, the others follow and move nothing.
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(84);
    expect(await awayFromPlace()).toBeLessThan(6);
    await expect(page.getByRole("button", { name: /^Remove the filter/ })).toHaveCount(1);
    await page.reload();
    await expect.poll(awayFromPlace, { timeout: 15_000 }).toBeLessThan(6);
  });

  test("is where it was also in a browser without scroll anchoring, and at its top when its address is typed", async ({
    page,
    context,
  }) => {
    const find = await anything("ecommerce");
    await startVisitWith(context, find);
    await context.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean;
      CSS.supports = (...asked: string[]) => asked[0] !== "overflow-anchor" && supports(...asked);
    });
    await page.goto("/home?data_type=all");
    await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
    await loadRows(page, 60);
    const awayFromPlace = await leaveFrom(page, 50);
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(60);
    await expect.poll(awayFromPlace).toBeLessThan(6);
    await page.goto("/home?data_type=all");
    await expect(rows(page).first()).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe("pages of lists", () => {
  test("all brands go from A to Z and lead to a brand's items; a module without any leads home", async ({
    page,
    context,
  }) => {
    const find = await anything("ecommerce");
    const brands = await call<Brand[]>("/brand", asking(find));
    await startVisitWith(context, find);
    await page.goto("/all-brands");
    await page.getByLabel(en("browse", "brands.sort")).selectOption("za");
    await expect(page).toHaveURL(/sort=za/);
    const tiles = page.getByRole("main").locator("li a");
    const last = [...brands].map(({ name }) => name).sort((a, b) => b.localeCompare(a, "en"))[0] ?? "";
    await expect(tiles.first()).toContainText(last);
    const sold = brands.find(({ items_count }) => items_count > 0);
    await tiles
      .filter({ hasText: sold?.name ?? "" })
      .first()
      .tap();
    await expect(page).toHaveURL(/data_type=brand/);
    await expect(page.getByRole("heading", { level: 1, name: sold?.name })).toBeVisible();
    await expect(
      page.getByText(en("catalogue", "list.found", { count: sold?.items_count ?? 0 })),
    ).toBeVisible();

    const food = await anything("food");
    const other = await context.browser()?.newContext();
    if (!other) throw new Error("No browser.");
    await startVisitWith(other, food);
    const second = await other.newPage();
    await second.goto(`${process.env.DOORSTEP_URL}/all-brands`);
    await expect(second).toHaveURL(/\/$/);
    await other.close();
  });

  test("a campaign shows its stores, a category its items and stores, a condition its medicines", async ({
    page,
    context,
  }) => {
    const find = await anything("pharmacy");
    const [campaign] = await call<Campaign[]>("/campaigns/basic", asking(find));
    if (!campaign) throw new Error("The town has no campaign.");
    const { stores } = await call<{ stores: Store[] }>(
      `/campaigns/basic-campaign-details?basic_campaign_id=${campaign.id}`,
      asking(find),
    );
    await startVisitWith(context, find);
    await page.goto(`/campaigns/${campaign.slug}?id=${campaign.id}&module_id=${find.module.id}`);
    await expect(page.getByRole("heading", { level: 1, name: campaign.title })).toBeVisible();
    await expect(rows(page)).toHaveCount(stores.length);
    // The slug alone does as well.
    await page.goto(`/campaigns/${campaign.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: campaign.title })).toBeVisible();

    const [condition] = (await call<CommonCondition[]>("/common-condition", asking(find))).filter(
      ({ items_count }) => items_count > 0,
    );
    await page.goto(`/conditions/${condition?.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: condition?.name })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();

    const [category] = await call<Category[]>("/categories", asking(find));
    await page.goto(`/category/${category?.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: category?.name })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole("tab", { name: text("category.stores") }).tap();
    await expect(page).toHaveURL(/tab=stores/);
    await expect(rows(page).first()).toBeVisible();
  });
});

test("a flash sale counts down and shows how much is left; one that is over has nothing", async ({
  page,
  context,
}) => {
  const find = await anything("grocery");
  const sale = await call<FlashSale | null>("/flash-sales", asking(find));
  if (!sale) throw new Error("No flash sale runs in the town.");
  await startVisitWith(context, find);
  await page.goto(`/flash-sales?id=${sale.id}`);
  await expect(page.getByRole("heading", { level: 1, name: sale.title })).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  const { products } = await call<FlashSalePage>(
    `/flash-sales/items?flash_sale_id=${sale.id}&limit=20&offset=1`,
    asking(find),
  );
  await expect(rows(page)).toHaveCount(products.length);
  for (const [index, { item, sold, stock, available_stock: left }] of products.entries()) {
    // By place, because several stores sell something of the same name.
    const card = page
      .getByRole("main")
      .locator("li")
      .filter({ has: page.getByRole("article") })
      .nth(index);
    await expect(card).toContainText(en("browse", "flash.sold", { sold, stock }));
    // What is gone is shown, and opens nothing.
    await expect(card.getByRole("link", { name: item.name, exact: true })).toHaveCount(left === 0 ? 0 : 1);
  }
  for (const over of ["999999", "soon", ""]) {
    await page.goto(`/flash-sales?id=${over}`);
    await expect(page.getByRole("heading", { name: en("browse", "flash.empty") })).toBeVisible();
  }
});

test("names of two hundred letters and forty banners cause no sideways scrolling", async ({
  page,
  context,
}) => {
  const find = await anything("ecommerce");
  await startVisitWith(context, find);
  const long = "W".repeat(200);
  const rename = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, inner) =>
      ["name", "description", "unit_type", "generic_name"].includes(key) && typeof inner === "string"
        ? long
        : inner,
    );
  await page.route(/\/api\/v1\/(categories|items\/details\/|banners)/, async (route) => {
    const response = await route.fetch();
    const body: unknown = rename(await response.json());
    const banners = (body as { banners?: object[] }).banners;
    const many = banners && Array.from({ length: 40 }, (_, id) => ({ ...banners[0], id: id + 1 }));
    await route.fulfill({ response, json: many ? { ...(body as object), banners: many } : body });
  });
  const shown = {
    "/categories": page.getByText(long).first(),
    [`/product/${find.item.slug}?module_id=${find.module.id}`]: page.getByRole("heading", { name: long }),
    "/home": page.getByRole("region", { name: text("home.banners") }),
  };
  for (const [address, sign] of Object.entries(shown)) {
    await page.goto(address);
    await expect(sign).toBeVisible();
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(surplus, address).toBeLessThanOrEqual(0);
  }
});

test("what does not exist shows 'not found', and broken addresses cause no error", async ({
  page,
  context,
}) => {
  await startVisitWith(context, await anything("ecommerce"));
  const nothing = page.getByRole("heading", { name: /^(Items not found!|Items Not Found!|Not found)$/ });
  for (const address of [
    "/home?data_type=category&id=no-such-shelf&name=Gone",
    "/home?data_type=category&id=999999999",
    "/home?data_type=brand&brand_id=999999999",
    "/home?data_type=brand&brand_id=no-such-brand",
    "/home?data_type=brand",
    "/home?data_type=searched&search=qqqqzzzzxxxx",
    `/home?data_type=searched&search=${"x".repeat(400)}`,
    "/category/no-such-category",
    "/category/%3Cb%3E",
    "/campaigns/no-such-campaign",
    "/campaigns/1?id=999999&module_id=abc",
    "/conditions/no-such-condition",
    "/product/no-such-item?module_id=x",
    "/product/1?product_type=campaign&module_id=999999",
    "/store/no-such-store",
    "/store/%00",
    "/store/%E0%A4%A",
  ]) {
    await page.goto(address);
    await expect(nothing.first(), address).toBeVisible();
  }
  // A category or a brand that the shop does not have is not called by a name, nor "everything".
  for (const address of [
    "/home?data_type=category&id=no-such-shelf",
    "/home?data_type=brand&brand_id=no-such-brand",
  ]) {
    await page.goto(address);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title, address).toHaveText(en("shell", "empty.notFound"));
  }
  for (const address of [
    "/home?data_type=all&min_price=cheap&max_price=%F0&rating=99&sort=up&filter=,,x&category_ids=a,-1&tab=9&view=%3Cb%3E",
    "/home?data_type=all&brand_ids=NaN&name=%E0%A4%A",
    `/home?data_type=discounted&name=${encodeURIComponent("<img src=x onerror=alert(1)>".repeat(8))}`,
  ]) {
    await page.goto(address);
    await expect(rows(page).first(), address).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      address,
    ).toBe(true);
  }
});
