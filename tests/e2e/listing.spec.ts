import type { Brand, Campaign, Category, CommonCondition, Store } from "../../src/contract";
import type { FlashSale, FlashSalePage } from "../../src/contract/calls/promotions";
import { call } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { anything, asking, rows, text } from "../pages/listing";
import { servePlainDocuments } from "../pages/plain-documents";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's own lines about requests without a network.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

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
    // Its filters are the listing's, which shows the same category and tab.
    await page.getByRole("link", { name: en("browse", "category.filter") }).tap();
    await expect(page).toHaveURL(/data_type=category.*tab=stores/);
    await expect(page.getByRole("heading", { level: 1, name: category?.name })).toBeVisible();
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
    // A sold-out item is shown, but opens nothing.
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
  await servePlainDocuments(page);
  const long = "W".repeat(200);
  const rename = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, inner) =>
      ["name", "description", "unit_type", "generic_name"].includes(key) && typeof inner === "string"
        ? long
        : inner,
    );
  await page.route(/\/api\/v1\/(categories|items\/details\/|banners)/, async (route) => {
    const response = await fetchWhole(route);
    const body: unknown = rename(await response.json());
    const banners = (body as { banners?: object[] }).banners;
    const many = banners && Array.from({ length: 40 }, (_, id) => ({ ...banners[0], id: id + 1 }));
    await route.fulfill({ response, json: many ? { ...(body as object), banners: many } : body });
  });
  const shown = {
    "/categories": page.getByText(long).first(),
    [`/product/${find.item.slug}?module_id=${find.module.id}`]: page.getByRole("heading", { name: long }),
    "/home": page.getByRole("region", { name: text("home.banners"), exact: true }),
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
