import type { Page } from "@playwright/test";
import type { Zone } from "../../src/contract/entities/module";
import { call, type FoundItem, findDish, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { at, confirm, picker, stored, t } from "../pages/location";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

const main = (page: Page) => page.getByRole("main");
const alertOf = (page: Page) => page.getByRole("alertdialog", { name: t("location.alertTitle") });
const addButton = (page: Page) =>
  main(page).getByRole("button", { name: new RegExp(`^${en("catalogue", "item.addToCart")}`) });

/** The lines of the device's own cart: item, pieces, what was chosen, and of add-ons how many. */
async function cartOf(page: Page, { module }: FoundItem) {
  const carts = JSON.parse((await stored(page, "doorstep.cart")) ?? "null") as {
    state: {
      carts: Record<string, { lines: { item: { id: number }; quantity: number; variation: unknown[] }[] }>;
    };
  } | null;
  return (carts?.state.carts[module.id]?.lines ?? []).map(({ item, quantity, variation }) => ({
    id: item.id,
    quantity,
    groups: variation.length,
  }));
}

/** A shared link on a new device. */
async function openShared(page: Page, { item, module, place }: FoundItem): Promise<Shopper> {
  await at(page, place);
  await page.goto(`/product/${item.slug}?module_id=${module.id}`);
  await expect(main(page).getByRole("heading", { level: 1, name: item.name })).toBeVisible();
  return new Shopper(page);
}

/** Two pieces with what has to be chosen, and the press that asks for the place. */
async function pressAdd(page: Page, shopper: Shopper, { item }: FoundItem): Promise<void> {
  await shopper.chooseRequired(main(page), item);
  await shopper.press(shopper.button(t("app.increase"), main(page)).last());
  await shopper.press(addButton(page));
  await expect(alertOf(page)).toBeVisible();
}

async function chooseOnMap(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(shopper.button(t("location.alertButton"), alertOf(page)));
  await shopper.press(shopper.button(t("location.showMe"), picker(page)));
  await expect(confirm(page)).toBeEnabled();
  await shopper.press(confirm(page));
  await expect(picker(page)).toHaveCount(0);
  await shopper.press(shopper.button(en("account", "address.later"), shopper.dialog));
}

test("what a newcomer adds is in the cart, as it was chosen, once they have chosen a place", async ({
  page,
}) => {
  const find = await findDish();
  const { item, module } = find;
  const shopper = await openShared(page, find);
  await pressAdd(page, shopper, find);
  expect(await cartOf(page, find)).toEqual([]);
  // The module's name is told where it was not selected yet: with the place, the page selects the one of what it shows.
  const added = [
    en("catalogue", "cart.added"),
    en("browse", "cart.addedToModule", { module: module.module_name }),
  ];
  // The message may be gone before the question after the address is.
  const told = page.getByText(new RegExp(`^(${added.join("|")})$`)).first();
  await Promise.all([expect(told).toBeVisible({ timeout: 60_000 }), chooseOnMap(page, shopper)]);
  const required = item.food_variations.filter((group) => group.required === "on").length;
  const line = { id: item.id, quantity: 2, groups: required };
  expect(await cartOf(page, find)).toEqual([line]);
  await expect(page).toHaveURL(new RegExp(`/product/${item.slug}\\?module_id=${module.id}`));
  await expect(main(page).getByRole("heading", { level: 1, name: item.name })).toBeVisible();
  // The choices stand, and the button knows of the line.
  await expect(main(page).getByRole("button", { name: en("catalogue", "item.updateCart") })).toBeVisible();
  expect(JSON.parse((await stored(page, "module")) ?? "null")).toMatchObject({ id: module.id });
  await page.reload();
  await expect(main(page).getByRole("heading", { level: 1, name: item.name })).toBeVisible();
  expect(await cartOf(page, find)).toEqual([line]);
  await expect(await shopper.lineOf(item)).toHaveCount(1);
});

test("the device's position, with which the page starts anew, takes what was added along", async ({
  page,
}) => {
  const find = await findPlainDish();
  const { item } = find;
  const shopper = await openShared(page, find);
  await pressAdd(page, shopper, find);
  await shopper.press(shopper.button(t("location.alertButton"), alertOf(page)));
  await shopper.press(picker(page).getByRole("button", { name: t("location.useCurrent") }));
  await shopper.isTold(t("location.newLocation"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await cartOf(page, find)).toEqual([{ id: item.id, quantity: 2, groups: 0 }]);
  await expect(await shopper.lineOf(item)).toHaveCount(1);
});

test("two presses ask once and add once; who closes the question has added nothing", async ({ page }) => {
  const find = await findPlainDish();
  const shopper = await openShared(page, find);
  await pressAdd(page, shopper, find);
  await page.goBack();
  await expect(alertOf(page)).toHaveCount(0);
  await addButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(alertOf(page)).toBeVisible();
  await chooseOnMap(page, shopper);
  await expect.poll(() => cartOf(page, find)).toEqual([{ id: find.item.id, quantity: 2, groups: 0 }]);
});

test("'Buy Now' goes on to its checkout once a place is chosen", async ({ page }) => {
  const find = await findPlainDish();
  const shopper = await openShared(page, find);
  await shopper.press(shopper.button(en("catalogue", "item.buyNow"), main(page)));
  await expect(alertOf(page)).toBeVisible();
  await shopper.press(shopper.button(t("location.alertButton"), alertOf(page)));
  await shopper.press(shopper.button(t("location.showMe"), picker(page)));
  await expect(confirm(page)).toBeEnabled();
  await shopper.press(confirm(page));
  const prompt = page.getByRole("dialog", { name: en("checkout", "guest.title") });
  await shopper.press(shopper.button(en("checkout", "guest.guest"), prompt));
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  await expect(main(page).getByText(find.item.name)).toBeVisible();
  expect(await cartOf(page, find)).toEqual([]);
});

test("what is not delivered at the chosen place is not added, and the shopper is told", async ({ page }) => {
  const find = await findPlainDish();
  const zones = await call<Zone[]>("/zone/list");
  const away = zones.find((zone) => !find.place.zone.zone_data.some(({ id }) => id === zone.id));
  expect(away, "a zone without the store").toBeTruthy();
  const shopper = await openShared(page, find);
  // The zone lookup answers for another part of the town.
  await page.route("**/config/get-zone-id*", (route) =>
    route.fulfill({ json: { ...find.place.zone, zone_id: `[${away?.id}]` } }),
  );
  await pressAdd(page, shopper, find);
  await chooseOnMap(page, shopper);
  await shopper.isTold(en("checkout", "address.outside"));
  expect(await cartOf(page, find)).toEqual([]);
});
