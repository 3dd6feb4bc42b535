import type { Locator } from "@playwright/test";
import type { Item } from "../../src/contract";
import { newPerson } from "../fixtures/customers";
import { findDish, findItem, findPlainDish, findScarceItem, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { atStore, openFrom } from "../pages/item-dialog";
import { quoted, Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { guestIdOf, waitForOfflineTexts } from "../pages/visit";

// Chromium's own lines about pictures that a test breaks.
// And what it says of requests that find no network. Without a worker, which would send as well.
test.use({ allowedErrors: /Failed to load resource|Unable to preload CSS/, serviceWorkers: "block" });

const amounts = (text: string) =>
  [...text.matchAll(/\$([\d,.]+)/g)].map(([, number = ""]) => Number(number.replace(",", "")));

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
    // One thing to press until it is wanted; its last piece takes the buttons away again.
    await expect(less).toHaveCount(0);
    const box = dialog.getByRole("checkbox", { name: new RegExp(`^${quoted(addOn.name)}`) });
    await box.check();
    await less.tap();
    await expect(less).toHaveCount(0);
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
    await box.check();
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
      .poll(async () => (await serverCart(module.id, { guestId: await guestIdOf(page) })).length)
      .toBe(1);
    const [line] = await serverCart(module.id, { guestId: await guestIdOf(page) });
    expect(line?.quantity).toBe(2);
    const cart = await shopper.openCart();
    // The drawer shows what the server's own price makes of it.
    await expect.poll(async () => amounts((await cart.textContent()) ?? "")).toContain(shown);
  });

  test("goes on with what is in the cart, and offers another", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const find = await findDish();
    const { item, module } = find;
    await atStore(page, find);
    const shopper = new Shopper(page);
    const first = await openFrom(page, find);
    await shopper.chooseRequired(first, item);
    const quantity = (dialog: Locator) =>
      dialog.getByRole("group", { name: en("catalogue", "item.quantityOf", { name: item.name }) });
    await quantity(first)
      .getByRole("button", { name: en("shell", "app.increase") })
      .tap();
    await first.getByRole("button", { name: en("catalogue", "item.addToCart") }).tap();
    await expect(first).toHaveCount(0);

    const again = await openFrom(page, find);
    await expect(quantity(again)).toContainText("2");
    const addOn = again.getByRole("checkbox", {
      name: new RegExp(`^${quoted(item.add_ons[0]?.name ?? "")}`),
    });
    await addOn.check();
    // Two rows of two: all of them can be pressed.
    for (const name of [en("browse", "item.addAnother"), en("catalogue", "item.updateCart")])
      await expect(again.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await again.getByRole("button", { name: en("browse", "item.addAnother") }).tap();
    await expect(again).toHaveCount(0);

    const both = await openFrom(page, find);
    await expect(
      both.getByRole("group", { name: en("browse", "item.inYourCart") }).getByRole("radio"),
    ).toHaveCount(2);
    // By keys as well: the dialog stays where it is.
    await both.getByRole("radio", { name: /^2 × / }).focus();
    await page.keyboard.press("Space");
    await expect(both.getByRole("button", { name: en("catalogue", "item.updateCart") })).toBeInViewport({
      ratio: 1,
    });
    await expect(quantity(both)).toContainText("2");
    await expect(addOn).not.toBeChecked();
    const guestId = await guestIdOf(page);
    await expect
      .poll(async () => (await serverCart(module.id, { guestId })).map((line) => line.quantity).sort())
      .toEqual([1, 2]);
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

  test("Buy Now orders one item by itself and leaves another store's cart alone", async ({
    page,
    context,
  }) => {
    const first = await findPlainDish();
    const other = await findItem(
      "food",
      "dish of another store",
      (item, store) => item.food_variations.length === 0 && store.id !== first.store.id,
    );
    const shopper = new Shopper(page);
    await atStore(page, first);
    await (await openFrom(page, first))
      .getByRole("button", { name: en("catalogue", "item.addToCart") })
      .tap();
    await shopper.isTold(en("catalogue", "cart.added"));
    const guestId = await guestIdOf(page);
    const cartIds = async () =>
      (await serverCart(first.module.id, { guestId })).map(({ item_id, quantity }) => [item_id, quantity]);
    await expect.poll(cartIds).toEqual([[first.item.id, 1]]);

    await page.goto(`/store/${other.store.slug}`);
    await (await openFrom(page, other)).getByRole("button", { name: en("catalogue", "item.buyNow") }).tap();
    const prompt = page.getByRole("dialog", { name: en("checkout", "guest.title") });
    await prompt.getByRole("button", { name: en("checkout", "guest.guest") }).tap();
    await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
    const summary = page.getByRole("complementary", { name: en("checkout", "summary.title") });
    await expect(summary.getByText(other.item.name)).toBeVisible();
    await expect(summary.getByText(first.item.name)).toHaveCount(0);
    // On a small phone, too, the contact's form can be saved.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: en("checkout", "contact.add") }).tap();
    const contact = page.getByRole("dialog", { name: en("checkout", "contact.title") });
    await expect(contact.getByRole("button", { name: en("shell", "app.save") })).toBeInViewport({ ratio: 1 });
    await shopper.closeDialog();

    await page.reload();
    await expect(summary.getByText(other.item.name)).toBeVisible();
    await shopper.fillContact(newPerson());
    await waitForOfflineTexts(page);
    await context.setOffline(true);
    await expect(page.getByRole("status").getByText(en("shell", "offline.offline"))).toBeVisible();
    await shopper.press(shopper.placeButton);
    await shopper.press(shopper.button(en("checkout", "placing.keepTrying"), page.getByRole("alertdialog")));
    await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
    await context.setOffline(false);
    await shopper.placedOrder();
    expect(await cartIds()).toEqual([[first.item.id, 1]]);
    // Gone once: its checkout has nothing left to order.
    await shopper.closeDialog();
    await page.goto("/checkout?page=buy_now");
    await expect(page).toHaveURL(/\/home/);
    await expect((await shopper.openCart()).getByText(first.item.name).first()).toBeVisible();
  });

  test("what a new guest buys at once is priced by the shop, and the summary names what was chosen", async ({
    page,
  }) => {
    const find = await findDish();
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await new Shopper(page).chooseRequired(dialog, find.item);
    const answer = page.waitForResponse(/\/customer\/order\/quote/);
    await dialog.getByRole("button", { name: en("catalogue", "item.buyNow") }).tap();
    const prompt = page.getByRole("dialog", { name: en("checkout", "guest.title") });
    await prompt.getByRole("button", { name: en("checkout", "guest.guest") }).tap();
    const summary = page.getByRole("complementary", { name: en("checkout", "summary.title") });
    const required = find.item.food_variations.find((group) => group.required === "on");
    const options = required?.values.map(({ label }) => quoted(label)).join("|");
    await expect(summary.getByRole("listitem").first()).toContainText(new RegExp(`(${options})`));
    expect((await answer).status()).toBe(200);
  });

  test("a price per kilogram is shown where the unit allows it", async ({ page }) => {
    const find = await findItem(
      "grocery",
      "item sold by weight",
      (item) => item.unit_type === "kg" && item.variations.length === 0,
    );
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await expect(dialog.getByText(/per kg$/)).toBeVisible();
  });

  for (const { size, per } of [
    { size: "1,000 g", per: "$8.45 per kg" },
    { size: "500 g x 2", per: "$8.45 per kg" },
    { size: "½ kg", per: "$16.90 per kg" },
    { size: "٥٠٠ جم", per: "$16.90 per kg" },
    { size: "4 x 6 x 33 cl", per: "$1.07 per litre" },
    { size: "330 ml x 6", per: "$4.27 per litre" },
    { size: "1,000 kg", per: null },
  ])
    test(`${size} at $8.45 ${per === null ? "has no price of a kilogram" : `costs ${per}`}`, async ({
      page,
    }) => {
      const find = await findItem(
        "grocery",
        "item without choices",
        ({ variations, discount }) => variations.length === 0 && discount === 0,
      );
      const sized = ({ discount: _, ...row }: Item) => ({
        ...row,
        discount: 0,
        price: 8.45,
        unit_type: size,
      });
      // The document brings answers of its own, which the page takes before it asks.
      await page.route("**/store/*", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/data-(answer|rows)/g, "data-left-out");
        await route.fulfill({ response, body });
      });
      await page.route(/\/items\/(latest|details|search)/, async (route) => {
        const body = (await (await fetchWhole(route)).json()) as Item & { products?: Item[] };
        const json = body.products ? { ...body, products: body.products.map(sized) } : sized(body);
        await route.fulfill({ json });
      });
      await atStore(page, find);
      const dialog = await openFrom(page, find);
      await expect(dialog.getByText(size, { exact: true })).toBeVisible();
      if (per === null) await expect(dialog.getByText(/ per (kg|litre)$/)).toHaveCount(0);
      else await expect(dialog.getByText(per, { exact: true })).toBeVisible();
    });
});
