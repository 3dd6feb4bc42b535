import { describe, expect, it } from "vitest";
import { inCents } from "../../tests/fixtures/price-reading";
import { linePrice } from "./line-price";
import { cartPrice, type PricedLine } from "./order-lines";

/** A pizza of $15.20 at a store with 15% off from $20, up to $8. */
const pizza = (quantity: number, item: Partial<PricedLine["item"]> = {}): PricedLine => ({
  item: {
    price: 15.2,
    variations: [],
    food_variations: [],
    add_ons: [],
    discount: 0,
    discount_type: "percent",
    store_discount: 15,
    store_discount_min_purchase: 20,
    store_discount_max_discount: 8,
    flash_sale: 0,
    ...item,
  },
  model: "Item",
  variation: [],
  quantity,
  addOns: [],
});

describe("a cart at a store with 15% off from $20, up to $8", () => {
  it.each([
    [1, 1520, { missing: 480, granted: 0, capped: false }],
    [2, 3040 - 456, { missing: 0, granted: 456, capped: false }],
    [10, 15_200 - 800, { missing: 0, granted: 800, capped: true }],
  ])("of %i pizzas costs %i", (quantity, subtotal, progress) => {
    const price = cartPrice([pizza(quantity)], undefined, inCents);
    expect(price.subtotal).toBe(subtotal);
    expect(price.storeDiscount).toMatchObject(progress);
  });
  it("says of a missing amount whether reaching it would take anything off these lines", () => {
    expect(cartPrice([pizza(1)], undefined, inCents).storeDiscount).toMatchObject({
      missing: 480,
      useful: true,
    });
    const cheaper = pizza(1, { discount: 60 });
    expect(cartPrice([cheaper], undefined, inCents).storeDiscount).toMatchObject({
      missing: 480,
      useful: false,
    });
  });
  it("shows one pizza at its full price, whatever the condition would bring", () =>
    expect(linePrice({ ...pizza(1), reading: inCents }).total).toBe(1520));
  it("believes the store that the discount is over, whatever stored items say", () =>
    expect(cartPrice([pizza(2)], null, inCents)).toMatchObject({ subtotal: 3040, storeDiscount: null }));
  it("leaves campaign lines at the campaign's price", () => {
    const campaign: PricedLine = { ...pizza(2, { discount: 30, store_discount: 0 }), model: "ItemCampaign" };
    const { lines } = cartPrice([campaign, pizza(2)], undefined, inCents);
    expect(lines.map((line) => line.discount)).toEqual([912, 456]);
  });
});
