import type { Page } from "@playwright/test";
import type { Brand, Campaign, Category, CommonCondition, Item, ModuleType, Store } from "../../src/contract";
import type { FlashSale, FlashSalePage } from "../../src/contract/calls/promotions";
import type catalogue from "../../src/platform/i18n/locales/en/catalogue";
import { call, type Find, findDish, findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { arriveWith, workerAnswers } from "../pages/arrivals";
import { quoted, Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

// Chromium's own lines about requests without a network.
test.use({ allowedErrors: [/Failed to load resource: net::ERR_/] });
test.describe.configure({ timeout: 120_000 });

const anything = (type: ModuleType) => findItem(type, `item of ${type}`, () => true);
const asking = ({ module, place }: Find) => ({ moduleId: module.id, zoneId: place.zone.zone_id });
const rows = (page: Page) => page.getByRole("main").locator("li article");
const text = (key: keyof typeof catalogue) => en("catalogue", key);

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

test.describe("a long list", () => {
  test("ends in a button after some pages, so that the footer can be reached", async ({ page, context }) => {
    const find = await anything("ecommerce");
    await arriveWith(context, find);
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
    await arriveWith(context, find);
    await page.goto("/home?data_type=all&filter=top_rated");
    await loadRows(page, 84);
    const link = rows(page).nth(70).getByRole("link").first();
    await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const href = (await link.getAttribute("href")) ?? "";
    // The place is taken down once the page stands still.
    await expect.poll(() => topOf(page, href)).toBeLessThan(700);
    const before = (await topOf(page, href)) ?? 0;
    await link.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(async () => Math.abs(((await topOf(page, href)) ?? 9999) - before)).toBeLessThan(6);
    expect(await rows(page).count()).toBeGreaterThanOrEqual(84);
    await expect(page.getByRole("button", { name: /^Remove the filter/ })).toHaveCount(1);
    await page.reload();
    await expect
      .poll(async () => Math.abs(((await topOf(page, href)) ?? 9999) - before), { timeout: 15_000 })
      .toBeLessThan(6);
  });
});

test.describe("filters", () => {
  test("over the page are taken or left: back leaves the list as it was", async ({ page, context }) => {
    const find = await anything("food");
    await arriveWith(context, find);
    await page.goto("/home?data_type=all");
    await expect(rows(page).first()).toBeVisible();
    const open = page.getByRole("button", { name: /^Filters/ });
    await open.tap();
    const drawer = page.getByRole("dialog", { name: text("filter.title") });
    await drawer.getByRole("button", { name: text("filter.discounted") }).tap();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).not.toHaveURL(/filter=/);

    await open.tap();
    await drawer.getByRole("button", { name: text("filter.discounted") }).tap();
    await drawer.getByLabel(text("filter.to")).fill("9");
    const show = drawer.getByRole("button", { name: /results?$|No results/ });
    const { total_size: expected, products } = await call<{ total_size: number; products: Item[] }>(
      `/get-combined-data?list_type=item&data_type=all&filter=${encodeURIComponent('["discounted"]')}&max_price=9&limit=200&offset=1`,
      asking(find),
    );
    await expect(show).toHaveText(new RegExp(`\\b${expected}\\b`));
    await show.tap();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/filter=discounted/);
    await expect(page).toHaveURL(/max_price=9/);
    await expect(
      page.getByRole("heading", { level: 3, name: products[0]?.name ?? "", exact: true }),
    ).toBeVisible();

    // The address alone gives the same list to somebody else.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText(en("catalogue", "list.found", { count: expected }))).toBeVisible();
    await other.close();

    await page
      .getByRole("button", { name: en("catalogue", "filter.remove", { name: text("filter.discounted") }) })
      .tap();
    await expect(page).not.toHaveURL(/filter=discounted/);
    await page.getByRole("tab", { name: text("list.restaurants") }).tap();
    await expect(page).not.toHaveURL(/max_price/);
  });

  test.describe("beside the list", () => {
    test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

    test("a category takes its children along, brands narrow further, and all of it is in the address", async ({
      page,
      context,
    }) => {
      const find = await anything("ecommerce");
      const categories = await call<Category[]>("/categories", asking(find));
      const family = categories.find((category) => category.parent_id === 0 && category.childes.length > 0);
      const brands = await call<Brand[]>("/brand", asking(find));
      const brand = brands.find(({ items_count }) => items_count > 0);
      if (!family || !brand) throw new Error("The town has no family of categories or no brand.");
      await arriveWith(context, find);
      await page.goto("/home?data_type=all");
      const side = page.getByRole("complementary", { name: text("filter.title") });
      await side.getByRole("checkbox", { name: family.name, exact: true }).check();
      for (const child of family.childes)
        await expect(side.getByRole("checkbox", { name: child.name, exact: true })).toBeChecked();
      await expect(page).toHaveURL(new RegExp(`category_ids=.*${family.childes[0]?.id}`));
      await side.getByRole("checkbox", { name: family.name, exact: true }).uncheck();
      await expect(page).not.toHaveURL(/category_ids/);

      await side.getByRole("checkbox", { name: new RegExp(`^${quoted(brand.name)}`) }).check();
      await expect(page).toHaveURL(new RegExp(`brand_ids=${brand.id}`));
      await expect(page.getByText(en("catalogue", "list.found", { count: brand.items_count }))).toBeVisible();
      await page.getByRole("tab", { name: text("list.stores") }).click();
      await expect(side.getByText(en("browse", "brands.filter"))).toHaveCount(0);
    });

    test("the price slider moves by keyboard and the list follows", async ({ page, context }) => {
      await arriveWith(context, await anything("grocery"));
      await page.goto("/home?data_type=all");
      const handle = page.getByRole("slider", { name: en("browse", "filter.priceMost") });
      await handle.focus();
      await page.keyboard.press("Home");
      for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(/max_price=\d+/);
      const most = Number(new URL(page.url()).searchParams.get("max_price"));
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(100);
      await expect(page.getByRole("list", { name: text("filter.applied") })).toContainText(String(most));
    });
  });
});

test.describe("the search box", () => {
  test("offers what was searched before, suggestions while typing, and obeys the arrow keys", async ({
    page,
    context,
  }) => {
    const find = await findDish();
    await arriveWith(context, find);
    await page.goto("/home?data_type=all");
    const shopper = new Shopper(page);
    await shopper.searchFor(find.item.name);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(find.item.name);
    const box = page.getByRole("search").getByRole("combobox").first();
    await box.fill("");
    await expect(page.getByRole("option", { name: find.item.name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);

    await box.fill(find.item.name.slice(0, 5));
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    const chosen = await page.getByRole("option").first().textContent();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/data_type=searched/);
    expect(new URL(page.url()).searchParams.get("search")).toBe(chosen?.trim());

    await box.fill("");
    await box.press("Enter");
    await expect(page).toHaveURL(/data_type=category/);
  });

  test("forgives a typing mistake", async ({ page, context }) => {
    const find = await findItem("food", "dish with a long word", (item) => /\p{L}{7}/u.test(item.name));
    const word = /\p{L}{7,}/u.exec(find.item.name)?.[0] ?? "";
    await arriveWith(context, find);
    await page.goto("/home?data_type=all");
    // Two letters in the middle changed about.
    const typed = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`;
    await new Shopper(page).searchFor(typed);
    await expect(
      rows(page)
        .filter({ hasText: new RegExp(quoted(word), "i") })
        .first(),
    ).toBeVisible();
  });

  test("finds without network what was seen before, and says so", async ({ page, context }) => {
    const find = await findDish();
    await arriveWith(context, find);
    await page.goto("/home?data_type=all");
    await workerAnswers(page);
    await page.goto(`/store/${find.store.slug}`);
    await expect(page.getByRole("link", { name: find.item.name, exact: true }).first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole("status").getByText("No internet connection.")).toBeVisible();
    const box = page.getByRole("search").getByRole("combobox").first();
    await box.fill(find.item.name);
    await expect(page.getByText(text("list.fromDeviceShort"))).toBeVisible();
    await expect(page.getByRole("option", { name: find.item.name }).first()).toBeVisible();
    await box.press("Enter");
    await expect(page.getByText(text("list.fromDevice"))).toBeVisible();
    await expect(rows(page).filter({ hasText: find.item.name }).first()).toBeVisible();
  });
});

test.describe("pages of lists", () => {
  test("all brands go from A to Z and lead to a brand's items; a module without any leads home", async ({
    page,
    context,
  }) => {
    const find = await anything("ecommerce");
    const brands = await call<Brand[]>("/brand", asking(find));
    await arriveWith(context, find);
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
    await arriveWith(other, food);
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
    await arriveWith(context, find);
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
  await arriveWith(context, find);
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

test("what does not exist is said in plain words, and broken addresses break nothing", async ({
  page,
  context,
}) => {
  await arriveWith(context, await anything("ecommerce"));
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
  ]) {
    await page.goto(address);
    await expect(nothing.first(), address).toBeVisible();
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
