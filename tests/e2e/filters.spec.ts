import type { Brand, Category, Item } from "../../src/contract";
import { call } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { anything, asking, rows, text } from "../pages/listing";
import { quoted } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's own lines about requests without a network.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

test.describe("filters", () => {
  test("in the drawer are applied or discarded: back leaves the list as it was", async ({
    page,
    context,
  }) => {
    const find = await anything("food");
    await startVisitWith(context, find);
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

    // The address alone gives the same list in another browser.
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

    test("a category selects its children, brands narrow further, and all of it is in the address", async ({
      page,
      context,
    }) => {
      const find = await anything("ecommerce");
      const categories = await call<Category[]>("/categories", asking(find));
      const family = categories.find((category) => category.parent_id === 0 && category.childes.length > 0);
      const brands = await call<Brand[]>("/brand", asking(find));
      const brand = brands.find(({ items_count }) => items_count > 0);
      if (!family || !brand) throw new Error("The town has no family of categories or no brand.");
      await startVisitWith(context, find);
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

    test("a typed price is read as people write it, and asked about where it has two readings", async ({
      page,
      context,
    }) => {
      await startVisitWith(context, await anything("grocery"));
      await page.goto("/home?data_type=all");
      const most = page.getByRole("textbox", { name: text("filter.to") });
      const limit = () => new URL(page.url()).searchParams.get("max_price");
      for (const [typed, expected] of [
        ["12,50", "12.5"],
        ["٩٫٢٥", "9.25"],
        ["1.000,75", "1000.75"],
        ["۱۲", "12"],
      ] as const) {
        await most.fill(typed);
        await expect.poll(limit, { message: typed }).toBe(expected);
      }
      await most.fill("1,250");
      await expect(most).toHaveAccessibleDescription(en("browse", "filter.priceUnreadable"));
      await expect.poll(limit).toBeNull();
      await most.blur();
      await expect(most).toHaveValue("1,250");
      await most.fill("1,250.00");
      await expect.poll(limit).toBe("1250");
      await expect(most).toHaveAccessibleDescription("");
    });

    test("the price slider moves by keyboard and the list follows", async ({ page, context }) => {
      await startVisitWith(context, await anything("grocery"));
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
