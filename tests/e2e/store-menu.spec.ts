/** A store's menu: sections, and the bar that leads to them and follows. */
import type { Locator, Page } from "@playwright/test";
import type { Item, StoreDetails } from "../../src/contract";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { servePlainDocuments } from "../pages/plain-documents";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ viewport: { width: 360, height: 740 } });

const bar = (page: Page) => page.getByRole("navigation", { name: en("catalogue", "store.categories") });
const current = (page: Page) => bar(page).locator("[aria-current]");
const title = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 2, name });
/** Px between the bar's lower edge and what stands below it. */
async function belowBar(page: Page, target: Locator): Promise<number> {
  const [box, own] = [await target.boundingBox(), await bar(page).boundingBox()];
  return (box?.y ?? -9999) - ((own?.y ?? 0) + (own?.height ?? 0));
}
const isUnderBar = (page: Page, name: string) =>
  expect
    .poll(async () => {
      const gap = await belowBar(page, title(page, name));
      return gap > 0 && gap < 60;
    })
    .toBe(true);

/** A store whose menu has some sections, and the names of those. */
async function atMenu(page: Page, query = "") {
  const find = await findPlainDish();
  await startVisitWith(page.context(), find);
  await page.goto(`/store/${find.store.slug}${query}`);
  await expect(bar(page).getByRole("link").nth(2)).toBeVisible();
  const names = await bar(page).getByRole("link").allTextContents();
  return { find, names, last: names.at(-1) ?? "" };
}

test("is listed by sections; the bar leads to each and follows the page", async ({ page }) => {
  const { names, last } = await atMenu(page);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(names);
  await expect(current(page)).toHaveText([names[0] ?? ""]);

  await bar(page).getByRole("link", { name: last, exact: true }).tap();
  await isUnderBar(page, last);
  await expect(current(page)).toHaveText([last]);
  await expect(current(page)).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(/[?&]category=\d+/);

  await title(page, names[1] ?? "").evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(current(page)).toHaveText([names[1] ?? ""]);
});

test("can be shared by section, and gone through by keyboard", async ({ page }) => {
  const { names, last } = await atMenu(page);
  const link = bar(page).getByRole("link", { name: last, exact: true });
  const shared = (await link.getAttribute("href")) ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(title(page, last)).toBeFocused();
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(page.getByRole("region", { name: last, exact: true }).locator(focused)).toHaveCount(1);

  await page.goto("/settings");
  await atMenu(page, shared);
  await isUnderBar(page, last);
  await expect(current(page)).toHaveText([last]);
  expect(names).toContain(last);
});

test("is found again after a search, at the section that was pressed", async ({ page }) => {
  const { find, last } = await atMenu(page);
  await page.getByRole("button", { name: en("catalogue", "store.searchShort") }).tap();
  const box = page.getByRole("searchbox");
  await box.fill(find.item.name);
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: last })).toHaveCount(0);
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await expect(box).toHaveCount(0);
  await expect(title(page, last)).toBeAttached();
  await expect(bar(page)).toBeVisible();
});

test("when long, loads a section only when it comes near", async ({ page }) => {
  const find = await findPlainDish();
  const { category_details: categories } = await call<StoreDetails>(`/stores/details/${find.store.slug}`, {});
  const asked: string[] = [];
  await servePlainDocuments(page);
  await page.route("**/api/v1/items/latest**", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const category = query.get("category_id") ?? "";
    asked.push(category);
    const response = await fetchWhole(route);
    const body = (await response.json()) as { products: Item[] };
    const [sample] = body.products;
    const products = Array.from({ length: 20 }, (_, index) => ({
      ...(sample as Item),
      id: Number(category) * 1_000 + index + 1,
      name: `Dish ${category}-${index}`,
    }));
    await route.fulfill({ response, json: { ...body, products, total_size: category === "0" ? 500 : 20 } });
  });
  await startVisitWith(page.context(), find);
  await page.goto(`/store/${find.store.slug}`);
  const [first, last] = [categories[0]?.id, categories.at(-1)?.id];
  await expect(page.getByRole("heading", { name: `Dish ${first}-19` })).toBeAttached();
  await bar(page)
    .getByRole("link", { name: categories.at(-1)?.name ?? "", exact: true })
    .tap();
  await expect(page.getByRole("heading", { name: `Dish ${last}-0`, exact: true })).toBeInViewport();
  const passed = categories.slice(2, -1).map(({ id }) => String(id));
  expect(passed.length).toBeGreaterThan(0);
  expect(asked.filter((id) => passed.includes(id))).toEqual([]);
});
