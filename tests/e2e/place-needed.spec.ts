import type { Page } from "@playwright/test";
import type { Item } from "../../src/contract";
import { call, findCampaign, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { at, confirm, picker, stored, t } from "../pages/location";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const lists = [
  "/store/latest",
  "/store/popular",
  "/store/top-offer-nearby",
  "/categories",
  "/category/1",
  "/campaigns",
];

/** Chooses a kind of shop among those that the page itself asks for. */
async function chooseModuleOnPage(page: Page, name: string): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.press(
    page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(name) })
      .first(),
  );
  await shopper.isTold(en("shell", "module.selected"));
}

for (const path of lists) {
  test(`${path} asks a new visitor for the place instead of loading for ever`, async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1, name: en("shell", "location.alertTitle") }),
    ).toBeVisible();
    await shopper.press(
      page.getByRole("main").getByRole("button", { name: en("shell", "location.alertButton") }),
    );
    await expect(page.getByRole("dialog", { name: en("shell", "location.title") })).toBeVisible();
  });
}

test("a campaign says what it is, and asks for the place of its stores", async ({ page }) => {
  const { campaign, stores, place } = await findCampaign();
  await at(page, place);
  const shopper = new Shopper(page);
  await page.goto(`/campaigns/${campaign.slug}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: campaign.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(campaign.title));
  await expect(
    main.getByRole("heading", { level: 3, name: en("shell", "location.alertTitle") }),
  ).toBeVisible();
  await shopper.press(main.getByRole("button", { name: en("shell", "location.alertButton") }));
  await shopper.press(shopper.button(t("location.showMe"), picker(page)));
  await expect(confirm(page)).toBeEnabled();
  await shopper.press(confirm(page));
  await expect(picker(page)).toHaveCount(0);
  await shopper.press(shopper.button(en("account", "address.later"), shopper.dialog));
  await expect(main.locator("li a[href^='/store/']")).toHaveCount(stores.length);
  await expect(main.getByRole("heading", { level: 1, name: campaign.title })).toBeVisible();
});

test("a campaign's item asks for the place that it is sold at, and is shown then", async ({ page }) => {
  const { place, module } = await findPlainDish();
  const [item] = await call<Item[]>("/campaigns/item", { zoneId: place.zone.zone_id, moduleId: module.id });
  if (!item) throw new Error("The town has no campaign item.");
  await at(page, place);
  const shopper = new Shopper(page);
  await page.goto(`/product/${item.slug}?module_id=${module.id}&product_type=campaign`);
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { level: 1, name: en("shell", "location.alertTitle") }),
  ).toBeVisible();
  await shopper.press(main.getByRole("button", { name: en("shell", "location.alertButton") }));
  await shopper.press(shopper.button(t("location.showMe"), picker(page)));
  await expect(confirm(page)).toBeEnabled();
  await shopper.press(confirm(page));
  await expect(picker(page)).toHaveCount(0);
  await shopper.press(shopper.button(en("account", "address.later"), shopper.dialog));
  await expect(main.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
});

test("with a place and no module a list asks for the module, and then continues", async ({
  page,
  context,
}) => {
  const { place, module } = await findPlainDish();
  await startVisitWith(context, { place });
  await page.goto("/store/latest");
  await chooseModuleOnPage(page, module.module_name);
  await expect(
    page.getByRole("main").getByRole("heading", { level: 1, name: en("shell", "nav.latestRestaurants") }),
  ).toBeVisible();
  await expect(page).toHaveURL("/store/latest");
});

test.describe("a shared list on a new device", () => {
  const heading = (page: Page, name: string) =>
    page.getByRole("main").getByRole("heading", { level: 1, name });
  const question = (page: Page) => heading(page, en("shell", "landing.modulesTitle"));

  test("asks for place and module, and then continues", async ({ page }) => {
    const { place, module, item } = await findPlainDish();
    const shared = `/?search=${encodeURIComponent(item.name)}&data_type=searched`;
    const shopper = new Shopper(page);
    await page.goto(shared);
    await shopper.choosePlace(place);
    await expect(question(page)).toBeVisible();
    await chooseModuleOnPage(page, module.module_name);
    await expect(
      page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first(),
    ).toBeVisible();
    expect(new URL(page.url()).searchParams.get("search")).toBe(item.name);
  });

  test("has the module that the link names without asking", async ({ page }) => {
    const { place, module } = await findPlainDish();
    const shopper = new Shopper(page);
    await page.goto(`/home?module_id=${module.id}&name=Everything&data_type=all`);
    await shopper.choosePlace(place);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await expect(shopper.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/home\?.*data_type=all/);
    expect(JSON.parse((await stored(page, "module")) ?? "null")).toMatchObject({ id: module.id });
  });

  test("asks for the module where the place does not have the one that the link names", async ({ page }) => {
    const { place } = await findPlainDish();
    await page.goto("/home?module_id=999999&data_type=all");
    await new Shopper(page).choosePlace(place);
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/module_id=999999/);
  });
});
