/** One cart of a dish with options in cents and an add-on, read in every place that lists it. */
import type { Item } from "../../src/contract";
import { newCustomer } from "../fixtures/customers";
import { advanceTo } from "../fixtures/operator";
import { call, findItem, found } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, orderDelivery, orderedItems } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const cents = (major: number | string) => Math.round(Number(major) * 100);
const hasCents = ({ optionPrice }: { optionPrice: string }) => cents(optionPrice) % 100 !== 0;
const money = (minor: number) => `$${(minor / 100).toFixed(2)}`;

const findDishWithCents = () =>
  findItem(
    "food",
    "reduced dish with an option in cents and a priced add-on",
    (item, store) =>
      item.food_variations.some(({ values }) => values.some(hasCents)) &&
      item.add_ons.some(({ price }) => price > 0) &&
      item.discount > 0 &&
      item.discount_type === "percent" &&
      item.flash_sale === 0 &&
      store.discount === null &&
      (item.maximum_cart_quantity ?? 99) >= 3,
  );

/** The required choices, and an option in cents of each group that has one. */
function choiceOf(item: Item) {
  return item.food_variations.flatMap((group) => {
    const dear = group.values.filter(hasCents).slice(0, 1);
    if (group.required !== "on" && dear.length === 0) return [];
    const least = group.type === "single" ? 1 : Math.max(1, Number(group.min));
    const others = group.values.filter((value) => !dear.includes(value));
    return [{ name: group.name, values: [...dear, ...others].slice(0, least) }];
  });
}

for (const { name, viewport } of [
  { name: "a phone", viewport: { width: 360, height: 780 } },
  { name: "a desktop", viewport: { width: 1440, height: 900 } },
])
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("drawer, checkout, order, invoice and ordering again count the same cents", async ({
      page,
      context,
    }) => {
      const find = await findDishWithCents();
      const { item } = find;
      const chosen = choiceOf(item);
      const addOn = found(
        item.add_ons.find(({ price }) => price > 0),
        "a priced add-on",
      );
      const options = chosen
        .flatMap(({ values }) => values)
        .reduce((sum, { optionPrice }) => sum + cents(optionPrice), 0);
      expect(options % 100).not.toBe(0);
      const products = (cents(item.price) + options) * 3;
      const discount = Math.round((products * item.discount) / 100 + 1e-9);
      const addOns = cents(addOn.price) * 2;

      const customer = await newCustomer();
      const asking = { token: customer.token, moduleId: find.module.id, zoneId: find.place.zone.zone_id };
      await call("/customer/cart/add", asking, {
        method: "POST",
        body: {
          item_id: item.id,
          model: "Item",
          price: item.price,
          quantity: 3,
          variation: chosen.map(({ name: group, values }) => ({
            name: group,
            values: { label: values.map(({ label }) => label) },
          })),
          add_on_ids: [addOn.id],
          add_on_qtys: [2],
        },
      });
      await startVisitWith(context, { ...find, token: customer.token });
      const picture = (what: string) => page.screenshot({ path: test.info().outputPath(`${what}.png`) });

      await page.goto("/settings");
      const cart = await new Shopper(page).openCart();
      const line = cart.getByRole("listitem").filter({ hasText: item.name }).first();
      await expect(line).toContainText(money(products - discount));
      await expect(line.locator("s")).toContainText(money(products));
      await expect(line).toContainText(`+ ${addOn.name} × 2${money(addOns)}`);
      for (const [label, amount] of [
        [checkout("summary.items"), products],
        [checkout("summary.addOns"), addOns],
        [checkout("cart.saved"), discount],
        [checkout("cart.subtotal"), products + addOns - discount],
      ] as const)
        await expect(cart.locator("p").filter({ hasText: label }).last()).toHaveText(
          `${label}${money(amount)}`,
        );
      await picture("drawer");

      await atCheckout(page);
      const summary = page.getByRole("complementary", { name: checkout("summary.title") });
      const row = (label: string) => summary.locator("dl > div").filter({ hasText: label }).first();
      await expect(row(checkout("summary.items"))).toContainText(money(products));
      await expect(row(checkout("summary.addOns"))).toContainText(money(addOns));
      await expect(row(checkout("summary.discount"))).toContainText(`−${money(discount)}`);
      await expect(orderedItems(page).getByRole("list").first()).toContainText(
        `+ ${addOn.name} × 2${money(addOns)}`,
      );
      await summary.scrollIntoViewIfNeeded();
      await picture("checkout");

      const orderId = await orderDelivery(find, { ...customer, asking });
      await advanceTo(orderId, "delivered");
      for (const address of [`/profile?page=my-orders&orderId=${orderId}`, `/invoice/${orderId}`]) {
        await page.goto(address);
        const bill = page
          .getByRole("main")
          .locator("dl")
          .filter({ hasText: en("orders", "bill.items") })
          .first();
        await expect(bill).toContainText(`${en("orders", "bill.items")}${money(products)}`);
        await expect(bill).toContainText(`${en("orders", "bill.addOns")}${money(addOns)}`);
        await expect(bill).toContainText(`${en("orders", "bill.discount")}−${money(discount)}`);
        await picture(address.startsWith("/invoice") ? "invoice" : "order");
      }
      const rows = page.getByRole("table").getByRole("row");
      await expect(rows.nth(1)).toContainText(`3${money(products / 3)}${money(products)}`);
      await expect(rows.nth(2)).toHaveText(`+ ${addOn.name}2${money(addOns / 2)}${money(addOns)}`);

      await page.goto(`/profile?page=my-orders&orderId=${orderId}`);
      await new Shopper(page).press(
        page.getByRole("main").getByRole("button", { name: en("aftercare", "again.button") }),
      );
      // Nothing has changed, so it is in the cart at once, at the price of before.
      const again = page.getByRole("dialog", { name: checkout("cart.title") });
      await expect(
        again
          .locator("p")
          .filter({ hasText: checkout("cart.subtotal") })
          .last(),
      ).toContainText(money(products + addOns - discount));
    });
  });
