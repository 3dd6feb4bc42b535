/** The map of a list of stores: pins, cards that belong to them, and the list where there is no map. */
import type { Page } from "@playwright/test";
import type { Store } from "../../src/contract";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { en, words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ viewport: { width: 360, height: 740 }, allowedErrors: /Failed to load resource/ });

/** The canvas within has the same name. */
const map = (page: Page) =>
  page.getByRole("region", { name: en("browse", "stores.onMap") }).and(page.locator("section"));
const cards = (page: Page) =>
  page.getByRole("region", { name: en("catalogue", "search.stores") }).getByRole("listitem");
/** The stores of the page's own answer for the map. */
const answered = (page: Page) =>
  page
    .waitForResponse((response) => new URL(response.url()).searchParams.get("limit") === "50")
    .then(async (response) => ((await response.json()) as { stores: Store[] }).stores);

test("is opened from a list with its filter; a card marks its pin, a pin its card, and back leads to the list", async ({
  page,
}) => {
  await startVisitWith(page.context(), await findPlainDish());
  await page.goto("/store/latest?store_filter=currently_open");
  const listed = answered(page);
  await page.getByRole("link", { name: en("browse", "stores.map"), exact: true }).tap();
  await expect(page).toHaveURL("/stores/map?list=latest&store_filter=currently_open");
  const stores = await listed;
  expect(stores.length).toBeGreaterThan(1);
  await expect(cards(page)).toHaveCount(stores.length);
  await expect(map(page)).toHaveAttribute("data-map", "shown");

  const [first, second] = stores as [Store, Store];
  const show = (store: Store) =>
    page.getByRole("button", { name: `Show ${store.name} on the map`, exact: true });
  const pin = (store: Store) => map(page).getByRole("button", { name: store.name, exact: true });
  await show(second).tap();
  await expect(pin(second)).toHaveAttribute("aria-pressed", "true");
  await expect(pin(second)).toBeInViewport();
  await expect(cards(page).nth(1)).toHaveAttribute("aria-current", "true");

  await show(first).tap();
  await expect(pin(first)).toHaveAttribute("aria-pressed", "true");
  await show(second).tap();
  await expect(cards(page).nth(1)).toHaveAttribute("aria-current", "true");
  // The keyboard's way to a pin; where its neighbour is too near to be seen apart it is in a cluster.
  const other = map(page).getByRole("button", { pressed: false }).first();
  const name = await other.getAttribute("aria-label");
  await other.focus();
  await page.keyboard.press("Enter");
  await expect(map(page).getByRole("button", { name: name ?? "", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(
    page
      .locator("[aria-current=true]")
      .filter({ has: page.getByRole("heading", { name: name ?? "", exact: true }) }),
  ).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL("/store/latest?store_filter=currently_open");
});

test("shows pins and zones without streets where there is no map, and lists the stores all the same", async ({
  page,
}) => {
  await page.route("**/basemap/style.json**", (route) => route.fulfill({ status: 503 }));
  await startVisitWith(page.context(), await findPlainDish());
  await page.goto("/stores/map");
  await expect(map(page)).toHaveAttribute("data-map", "shown");
  await expect(map(page).locator("path").first()).toHaveAttribute("d", /^M.*Z/);
  const pin = map(page).locator("button[aria-pressed=false]").first();
  const name = (await pin.getAttribute("aria-label")) ?? "";
  await pin.tap();
  await expect(map(page).getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(
    page.locator("[aria-current=true]").filter({ has: page.getByRole("heading", { name, exact: true }) }),
  ).toBeInViewport();
  await cards(page).first().getByRole("link").tap();
  await expect(page).toHaveURL(/\/store\//);
});

for (const language of ["en", "ar"] as const)
  test(`marks no store by itself, and a swipe marks the one in the middle (${language})`, async ({
    page,
  }) => {
    await startVisitWith(page.context(), { ...(await findPlainDish()), language });
    await page.goto("/stores/map");
    const text = words(language);
    const shown = page
      .getByRole("region", { name: text("browse", "stores.onMap") })
      .and(page.locator("section"));
    await expect(shown).toHaveAttribute("data-map", "shown");
    const row = page.getByRole("region", { name: text("catalogue", "search.stores") });
    await expect(row.getByRole("listitem").nth(1)).toBeAttached();
    await expect(row.locator("[aria-current=true]")).toHaveCount(0);
    // Only the rows of chips and cards scroll sideways, not the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await row.getByRole("listitem").first().hover();
    await page.mouse.wheel(language === "ar" ? -330 : 330, 0);
    await expect(row.getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "true");
    await expect(shown.getByRole("button", { pressed: true })).toBeInViewport();
  });
