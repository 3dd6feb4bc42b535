/** Sizes that the specification gives, measured where the browser lays them out. */
import type { Locator, Page } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { addAddress, atCheckout, checkout, customerWithDish } from "../pages/checkout";
import { openHome, openPart } from "../pages/home";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const height = 800;
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height });

/** px at which the nearest container of limited height begins to scroll. */
const maxHeightAround = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { maxBlockSize, overflowY } = getComputedStyle(box);
      if (overflowY === "auto" && maxBlockSize !== "none") return Number.parseFloat(maxBlockSize);
    }
    return Number.NaN;
  });

const sizeOf = (target: Locator) =>
  target.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });

test("new arrivals are 4 on small screens, 6 on middle and 8 on wide ones", async ({ page, context }) => {
  await openHome(page, context, "grocery");
  const part = await openPart(page, en("promotions", "arrivals.title"));
  const cards = part.getByRole("tabpanel").last().getByRole("article").filter({ visible: true });
  for (const [width, count] of [
    [599, 4],
    [600, 6],
    [991, 6],
    [992, 8],
  ] as const) {
    await setWidth(page, width);
    await expect(cards, `${width} px`).toHaveCount(count);
  }
});

test("advertisements are 110 px high on small screens, else 318, and three stand beside each other on wide ones", async ({
  page,
  context,
}) => {
  await openHome(page, context, "food");
  const part = await openPart(page, "Highlights for you");
  const card = part.getByRole("article").first();
  for (const [width, high] of [
    [599, 110],
    [600, 318],
    [1440, 318],
  ] as const) {
    await setWidth(page, width);
    await expect.poll(async () => (await sizeOf(card)).height, { message: `${width} px` }).toBe(high);
  }
  const gap = 16;
  const beside = (await sizeOf(part)).width;
  expect(Math.abs((await sizeOf(card)).width - (beside - 2 * gap) / 3)).toBeLessThan(1);
});

test("the compact bar is there up to 1180 px, the listing's filters stand beside it from 992 px on", async ({
  page,
  context,
}) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/home?data_type=all");
  const bottomBar = page.getByRole("navigation", { name: en("shell", "nav.bar") });
  const filters = page.getByRole("complementary", { name: en("catalogue", "filter.title") });
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  for (const [width, compact, beside] of [
    [991, true, false],
    [992, true, true],
    [1180, true, true],
    [1181, false, true],
  ] as const) {
    await setWidth(page, width);
    await expect(bottomBar, `bar at ${width} px`).toBeVisible({ visible: compact });
    await expect(filters, `filters at ${width} px`).toBeVisible({ visible: beside });
  }
});

test("Subscribe is 100 px wide", async ({ page }) => {
  await page.goto("/");
  const subscribe = page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" });
  await subscribe.scrollIntoViewIfNeeded();
  expect((await sizeOf(subscribe)).width).toBe(100);
});

test("suggestions scroll from 400 px on", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/home?data_type=all");
  await setWidth(page, 1_440);
  await page.getByRole("search").getByRole("combobox").first().fill("a");
  const list = page.getByRole("listbox");
  await expect(list.getByRole("option").first()).toBeVisible();
  expect(await maxHeightAround(list)).toBe(400);
});

test("the cart's lines scroll from 60 % of the window on, saved addresses from 40 %", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await addAddress(customer, "12 Harbour Street", find.place.position, "12");
  await startVisitWith(context, { ...find, token: customer.token });
  await setWidth(page, 1_440);
  await page.goto("/settings");
  const line = await new Shopper(page).lineOf(find.item);
  expect(await maxHeightAround(line)).toBeCloseTo(0.6 * height);
  const shopper = await atCheckout(page);
  await shopper.press(shopper.button(checkout("address.saved")));
  const address = shopper.dialog.getByText("12 Harbour Street");
  await expect(address).toBeVisible();
  expect(await maxHeightAround(address)).toBeCloseTo(0.4 * height);
});

test("on wide screens the cart is 420 px wide and the wishlist 523", async ({ page, context }) => {
  const { token } = await newCustomer();
  await startVisitWith(context, { ...(await findPlainDish()), token });
  await setWidth(page, 1_440);
  await page.goto("/settings");
  const shopper = new Shopper(page);
  const cart = await shopper.openCart();
  await expect.poll(async () => (await sizeOf(cart)).width).toBe(420);
  await shopper.closeDialog();
  await shopper.press(page.getByRole("banner").getByRole("button", { name: en("shell", "nav.wishlist") }));
  const wishlist = page.getByRole("dialog", { name: en("account", "wishlist.title") });
  await expect.poll(async () => (await sizeOf(wishlist)).width).toBe(523);
});
