import type { Page } from "@playwright/test";
import type { Item, ItemReview, Store } from "../../src/contract";
import {
  call,
  type Find,
  findDish,
  findItem,
  findPlainDish,
  findScarceItem,
  serverCart,
} from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { arriveWith, guestOf } from "../pages/arrivals";
import { quoted, Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

// Chromium's own lines about pictures that a test breaks.
test.use({ allowedErrors: [/Failed to load resource/] });
test.describe.configure({ timeout: 120_000 });

const asking = ({ module, place }: Find) => ({ moduleId: module.id, zoneId: place.zone.zone_id });
const amounts = (text: string) =>
  [...text.matchAll(/\$([\d,.]+)/g)].map(([, number = ""]) => Number(number.replace(",", "")));

/** A store's page with its menu. */
async function atStore(page: Page, find: Find): Promise<void> {
  await arriveWith(page.context(), find);
  await page.goto(`/store/${find.store.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
}

/** Opens an item from the list of its store. */
async function openFrom(page: Page, { item }: Find) {
  await page
    .getByRole("searchbox", { name: /Search in/ })
    .or(page.getByPlaceholder(en("catalogue", "store.searchShort")))
    .first()
    .fill(item.name);
  await page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: item.name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe("choosing", () => {
  test("says what is missing, counts while choosing, and costs what the server says", async ({ page }) => {
    const find = await findDish();
    const { item, module } = find;
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    const shopper = new Shopper(page);
    const required = item.food_variations.find((group) => group.required === "on");
    if (!required) throw new Error("A dish without required options.");
    const preset = required.values.some((value) => value.isSelected);
    await dialog.getByRole("button", { name: en("catalogue", "item.addToCart") }).tap();
    if (!preset) {
      const message =
        required.type === "multi" && Number(required.min) > 1
          ? /can not remain|must be in between/
          : en("catalogue", "variation.missing", { name: required.name });
      await expect(dialog.getByRole("alert").filter({ hasText: message })).toBeVisible();
    }
    await shopper.chooseRequired(dialog, item);
    const addOn = item.add_ons[0];
    if (!addOn) throw new Error("A dish without add-ons.");
    const less = dialog.getByRole("button", {
      name: en("catalogue", "item.addOnLess", { name: addOn.name }),
    });
    await expect(less).toBeDisabled();
    await dialog.getByRole("checkbox", { name: new RegExp(`^${quoted(addOn.name)}`) }).check();
    await dialog.getByRole("button", { name: en("catalogue", "item.addOnMore", { name: addOn.name }) }).tap();
    await dialog
      .getByRole("group", { name: en("catalogue", "item.quantityOf", { name: item.name }) })
      .getByRole("button", { name: en("shell", "app.increase") })
      .tap();
    const total = dialog.locator("[aria-live=polite][aria-atomic=true]").last();
    const [shown = 0] = amounts((await total.textContent()) ?? "");
    await dialog.getByRole("button", { name: en("catalogue", "item.addToCart") }).tap();
    await shopper.isTold(en("catalogue", "cart.added"));
    await expect
      .poll(async () => (await serverCart(module.id, { guestId: await guestOf(page) })).length)
      .toBe(1);
    const [line] = await serverCart(module.id, { guestId: await guestOf(page) });
    expect(line?.quantity).toBe(2);
    const cart = await shopper.openCart();
    // The drawer shows what the server's own price makes of it.
    await expect.poll(async () => amounts((await cart.textContent()) ?? "")).toContain(shown);

    // The same choice again changes the line; without a change nothing is sent.
    await shopper.closeDialog();
    await page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first().click();
    const again = page.getByRole("dialog", { name: item.name });
    await expect(again.getByRole("button", { name: en("catalogue", "item.addToCart") })).toBeVisible();
  });

  test("goes no further than the stock", async ({ page }) => {
    const find = await findScarceItem();
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    const more = dialog
      .getByRole("group", { name: en("catalogue", "item.quantityOf", { name: find.item.name }) })
      .getByRole("button", { name: en("shell", "app.increase") });
    for (let press = 0; press < find.item.stock; press += 1) await more.tap();
    await expect(page.getByText(en("catalogue", "item.outOfStock"), { exact: true }).first()).toBeVisible();
    await expect(
      dialog.getByRole("group", { name: en("catalogue", "item.quantityOf", { name: find.item.name }) }),
    ).toContainText(String(find.item.stock));
  });

  test("Buy Now asks a guest how to go on, and leads to its own checkout", async ({ page }) => {
    const find = await findPlainDish();
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await dialog.getByRole("button", { name: en("catalogue", "item.buyNow") }).tap();
    const prompt = page.getByRole("dialog", { name: en("checkout", "guest.title") });
    await prompt.getByRole("button", { name: en("checkout", "guest.guest") }).tap();
    await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  });

  test("a kilogram's price stands where the unit allows it", async ({ page }) => {
    const find = await findItem(
      "grocery",
      "item sold by weight",
      (item) => item.unit_type === "kg" && item.variations.length === 0,
    );
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await expect(dialog.getByText(/per kg$/)).toBeVisible();
  });
});

test.describe("an item's dialog", () => {
  test("opens with what the card knows while the details are still on their way", async ({ page }) => {
    const find = await findDish();
    await atStore(page, find);
    await page.route("**/api/v1/items/details/**", () => undefined);
    const dialog = await openFrom(page, find);
    await expect(dialog.getByRole("button", { name: en("catalogue", "item.addToCart") })).toBeVisible();
    await expect(dialog.getByText(find.item.food_variations[0]?.name ?? "").first()).toBeVisible();
  });

  test("shows its pictures in full size, larger between two fingers and by buttons", async ({ page }) => {
    const find = await findItem(
      "food",
      "dish with several pictures",
      (item) => item.images_full_url.length > 1,
    );
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await dialog
      .getByRole("button", { name: /in full size/ })
      .first()
      .tap();
    const large = page.getByRole("dialog", { name: find.item.name }).last();
    const picture = large.getByRole("img", {
      name: en("catalogue", "item.pictureOf", { name: find.item.name, number: 1 }),
    });
    await expect(picture).toBeVisible();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    // The sheet comes to rest first.
    await expect.poll(async () => (await picture.boundingBox())?.y ?? 9999).toBeLessThan(400);
    const plain = await width();
    await large.getByRole("button", { name: en("browse", "zoom.in") }).tap();
    await expect.poll(width).toBeGreaterThan(plain * 1.4);
    await large.getByRole("button", { name: en("browse", "zoom.out") }).tap();
    await expect.poll(width).toBeLessThan(plain * 1.1);

    const box = await picture.boundingBox();
    if (!box) throw new Error("No picture.");
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : [
                { x: middle.x - apart, y: middle.y, id: 0 },
                { x: middle.x + apart, y: middle.y, id: 1 },
              ],
      });
    await touch("touchStart", 30);
    for (const apart of [40, 55, 70, 85]) await touch("touchMove", apart);
    await touch("touchEnd", 0);
    await expect.poll(width).toBeGreaterThan(plain * 1.8);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });

  test("is handed on by the system's share sheet, with the product's own address", async ({ page }) => {
    const find = await findPlainDish();
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        shared.push(data ?? {});
      };
    });
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await dialog.getByRole("button", { name: en("catalogue", "share.share") }).tap();
    const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    await expect.poll(async () => (await shared()).length).toBe(1);
    const [data] = await shared();
    expect(data?.title).toBe(find.item.name);
    expect(new URL(data?.url ?? "").pathname).toBe(`/product/${find.item.slug}`);
    // Without a network, a sign or a place of its own: whoever opens it sees the product.
    await page.goto(data?.url ?? "");
    await expect(page.getByRole("heading", { level: 1, name: find.item.name })).toBeVisible();
  });

  test("shows reviews with their photos", async ({ page }) => {
    let found: ItemReview | undefined;
    const find = await findPlainDish();
    const { stores } = await call<{ stores: Store[] }>(
      "/stores/get-stores/all?limit=50&offset=1",
      asking(find),
    );
    for (const store of stores) {
      const { reviews } = await call<{ reviews: ItemReview[] }>(
        `/stores/reviews?store_id=${store.id}&limit=50&offset=1`,
        asking(find),
      );
      found = reviews.find((review) => review.attachment_full_url.length > 0);
      if (found) break;
    }
    if (!found) throw new Error("The town has no review with a photo.");
    const item = await call<Item>(`/items/details/${found.item_id}`, asking(find));
    await arriveWith(page.context(), find);
    await page.goto(`/product/${item.slug}?module_id=${find.module.id}`);
    const photo = page.getByRole("button", {
      name: en("browse", "review.photo", { number: 1, name: found.customer_name }),
    });
    await photo.first().scrollIntoViewIfNeeded();
    await photo.first().tap();
    await expect(page.getByRole("dialog", { name: en("browse", "review.photos") })).toBeVisible();
  });
});

test.describe("hours", () => {
  // A phone on the other side of the world: the shop's clock counts.
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("an item out of its hours says so with its hours, and a closed store says when it opens", async ({
    page,
  }) => {
    const find = await findPlainDish();
    const { products } = await call<{ products: Item[] }>("/items/popular?limit=200&offset=1", asking(find));
    const later = products.filter((item) => !item.available_now);
    await arriveWith(page.context(), find);
    for (const item of later.slice(0, 2)) {
      await page.goto(`/product/${item.slug}?module_id=${find.module.id}`);
      await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
      await expect(
        page.getByText(en("catalogue", item.schedule_order ? "item.later" : "item.notNow")).first(),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: en("catalogue", "item.buyNow") })).toHaveCount(
        item.schedule_order ? 1 : 0,
      );
    }
    const { stores } = await call<{ stores: Store[] }>(
      "/stores/get-stores/all?limit=100&offset=1",
      asking(find),
    );
    const closed = stores.find((store) => store.active && store.open === 0 && store.schedules.length > 0);
    expect(closed ?? later[0], "something closed in the town").toBeTruthy();
    if (closed) {
      await page.goto(`/store/${closed.slug}`);
      await expect(page.getByText(en("catalogue", "store.closedNow"), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(/^Opens /).first()).toBeVisible();
    }
  });
});

test.describe("e-commerce", () => {
  test("a card leads to the product's page, its quick view opens over the list", async ({ page }) => {
    const find = await findItem("ecommerce", "product", (item) => item.variations.length === 0);
    await arriveWith(page.context(), find);
    await page.goto("/home?data_type=all");
    const card = page.getByRole("main").locator("li article").first();
    const name = ((await card.getByRole("heading").textContent()) ?? "").trim();
    await card
      .getByRole("button", { name: en("catalogue", "item.quickView", { name }) })
      .click({ force: true });
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await card.getByRole("link").first().tap();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test("a campaign's product has only Order Now, which a guest is not given", async ({ page }) => {
    const find = await findItem("ecommerce", "product", () => true);
    const [item] = await call<Item[]>("/campaigns/item", asking(find));
    if (!item) throw new Error("The town has no campaign item.");
    await arriveWith(page.context(), find);
    await page.goto(`/product/${item.slug}?module_id=${find.module.id}&product_type=campaign`);
    await expect(page.getByRole("heading", { level: 1, name: item.name })).toBeVisible();
    const order = page.getByRole("button", { name: en("catalogue", "item.orderNow") });
    await expect(page.getByRole("button", { name: en("catalogue", "item.addToCart") })).toHaveCount(0);
    await order.tap();
    await expect(page.getByText(en("catalogue", "wish.login")).first()).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
  });
});
