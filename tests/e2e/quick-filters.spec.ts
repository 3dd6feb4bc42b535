/** Open now, under 30 minutes, free delivery: one press above a list of stores. */
import type { Page } from "@playwright/test";
import type { Store } from "../../src/contract";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ viewport: { width: 360, height: 740 } });

const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: en("browse", "stores.quickFilters") }).getByRole("button", { name });
const shownNames = (page: Page) =>
  page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();
/** The stores of the page's own answer to a list. */
const listed = (page: Page, filter: string | null) =>
  page
    .waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname.endsWith("/stores/latest") && searchParams.get("filter") === filter;
    })
    .then(async (response) => ((await response.json()) as { stores: Store[] }).stores);

test("asks the shop for what is open now, and a shared address shows the same", async ({ page }) => {
  await startVisitWith(page.context(), await findPlainDish());
  const everything = listed(page, null);
  await page.goto("/store/latest");
  const all = await everything;
  const asked = listed(page, '["currently_open"]');
  await chip(page, en("browse", "stores.openNow")).tap();
  const open = await asked;
  expect(open.length).toBeGreaterThan(0);
  expect(open.every((store) => store.open === 1)).toBe(true);
  expect(all.some((store) => store.open === 0)).toBe(true);
  await expect.poll(() => shownNames(page)).toEqual(open.map(({ name }) => name));
  await page.reload();
  await expect(chip(page, en("browse", "stores.openNow"))).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => shownNames(page)).toEqual(open.map(({ name }) => name));
  await chip(page, en("browse", "stores.openNow")).tap();
  await expect(page).toHaveURL("/store/latest");
});

test("holds with a backend that does not know the filter", async ({ page }) => {
  await page.route("**/api/v1/stores/latest**", async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete("filter");
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await startVisitWith(page.context(), await findPlainDish());
  await page.goto("/store/latest");
  await expect(page.getByRole("article").first()).toBeVisible();
  const answered = listed(page, '["free_delivery"]');
  await chip(page, en("catalogue", "filter.freeDelivery")).tap();
  const sent = await answered;
  expect(sent.some((store) => !store.free_delivery)).toBe(true);
  await expect
    .poll(() => shownNames(page))
    .toEqual(sent.filter((store) => store.free_delivery).map(({ name }) => name));
});
