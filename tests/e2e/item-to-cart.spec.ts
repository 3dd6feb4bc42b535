import type { Locator } from "@playwright/test";
import { findDish, findScarceItem, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atStore, openFrom } from "../pages/item-dialog";
import { quoted, Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { guestIdOf } from "../pages/visit";

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
});
