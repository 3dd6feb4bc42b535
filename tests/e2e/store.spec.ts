import type { Item } from "../../src/contract";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { bottomOf, boxOf } from "../pages/boxes";
import { fetchWhole } from "../pages/fetch-whole";
import { searchOfStore } from "../pages/item-dialog";
import { servePlainDocuments } from "../pages/plain-documents";
import { quoted } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's own lines about pictures that a test breaks.
test.use({ allowedErrors: /Failed to load resource/ });

test.describe("a store's page", () => {
  test("searches within the store, shows the way there, its hours and what people say", async ({ page }) => {
    const find = await findPlainDish();
    await startVisitWith(page.context(), find);
    await page.goto(`/store/${find.store.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
    const box = await searchOfStore(page);
    await box.fill("zzzzqqqq");
    await expect(page.getByRole("heading", { name: en("catalogue", "list.itemsNotFound") })).toBeVisible();
    await box.fill(find.item.name);
    await expect(
      page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first(),
    ).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: find.store.address }).tap();
    const map = page.getByRole("dialog", { name: find.store.name });
    await expect(
      map.getByRole("link", { name: new RegExp(quoted(en("shell", "location.directions"))) }),
    ).toHaveAttribute("href", /destination=/);
    await page.goBack();
    await page.getByRole("button", { name: en("catalogue", "store.information") }).tap();
    const information = page.getByRole("dialog", { name: find.store.name });
    await expect(information.getByText(en("catalogue", "store.openingHours"))).toBeVisible();
    await expect(
      information
        .getByRole("heading", { name: /^Reviews/ })
        .or(information.getByText(en("browse", "review.none"))),
    ).toBeVisible();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("shows a whole dish without scrolling, and one search", async ({ page }) => {
      const find = await findPlainDish();
      await startVisitWith(page.context(), find);
      await page.goto(`/store/${find.store.slug}`);
      const dish = page.getByRole("main").getByRole("article").first();
      await expect(dish).toBeVisible();
      const bottomBar = page.getByRole("navigation", { name: en("shell", "nav.bar") });
      await expect(bottomBar).toBeVisible();
      await expect
        .poll(async () => {
          return bottomOf(await boxOf(dish)) - (await boxOf(bottomBar)).y;
        })
        .toBeLessThan(0);
      // The search is a button until it is wanted.
      const searches = page.getByRole("searchbox").or(page.getByRole("combobox"));
      await expect(searches).toHaveCount(0);
      const box = await searchOfStore(page);
      await expect(box).toBeFocused();
      await expect(searches).toHaveCount(1);
      // A list of stores has none of its own.
      await page.goto("/store/latest");
      await expect(page.getByRole("banner").getByRole("combobox")).toBeVisible();
    });
  });

  test("keeps its layout with very long and very short names, markup, control characters and broken pictures", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const strange = [
      "x".repeat(200),
      "I",
      "<img src=x onerror=alert(1)>",
      "a\u0000b\u202ec\u0007",
      "مرحبا <b>".repeat(12),
    ];
    await servePlainDocuments(page);
    await page.route("**/api/v1/items/latest**", async (route) => {
      const response = await fetchWhole(route);
      const body = (await response.json()) as { products: Item[] };
      const products = body.products.map((item, index) => ({
        ...item,
        name: strange[index % strange.length] ?? "",
        image_full_url: "/pictures/there-is-no-such-picture",
        description: index % 2 ? null : strange[2],
      }));
      await route.fulfill({ response, json: { ...body, products } });
    });
    await startVisitWith(context, find);
    await page.goto(`/store/${find.store.slug}`);
    const cards = page.getByRole("main").locator("li article");
    await expect(cards.first()).toBeVisible();
    await expect(
      page.getByRole("heading", { level: 3, name: "<img src=x onerror=alert(1)>" }).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await cards.first().getByRole("link").first().tap();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
