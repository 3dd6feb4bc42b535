/** Option prices with cents, in every place where the server names or charges them. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { items } from "../../db/schema";
import { openShopServer } from "../../testing/shop-server";
import { checkout, linesOf, newCustomer, pizza, place } from "../../testing/shoppers";
import { size, toppings } from "../../testing/small-shop-options";

const { server, shop, guestWithCart, trackOrder } = await openShopServer();
afterAll(() => server.close());

const priced = (group: typeof size, prices: number[]) => ({
  ...group,
  values: group.values.map((value, index) => ({ ...value, price: prices[index] ?? 0 })),
});
const chosen = [
  { name: "Size", values: { label: ["Large"] } },
  { name: "Toppings", values: { label: ["Olives", "Basil"] } },
];
const lines = (quantity: number) => pizza(shop, { quantity, variation: chosen, add_on_qtys: [1] });

beforeAll(() =>
  server.context.database
    .update(items)
    .set({ optionGroups: [priced(size, [0, 250]), priced(toppings, [150, 35, 100])] })
    .where(eq(items.id, shop.pizza)),
);

describe("option prices with cents", () => {
  it("are announced as decimal, and written with their cents", async () => {
    expect((await server.call("GET", "/config")).body.decimal_option_prices).toBe(true);
    const { body } = await server.call("GET", `/items/details/${shop.pizza}`, {
      zone: [shop.zone],
      module: shop.food,
    });
    expect(
      (body as Item).food_variations.map(({ values }) => values.map(({ optionPrice }) => optionPrice)),
    ).toEqual([
      ["0", "2.5"],
      ["1.5", "0.35", "1"],
    ]);
  });

  // 10.00 + 2.50 + 1.50 + 0.35 = 14.35; twice is 28.70, 10 % off is 2.87, cheese 1.20: 27.03; tax 5 % is 1.35.
  it("count with every cent in the cart, the quote, the order, its lines and what is ordered again", async () => {
    const guest = await guestWithCart(lines(2));
    const cart = await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food });
    expect(cart.body[0]?.price).toBe(14.35);
    const quote = await server.call("POST", "/customer/order/quote", {
      ...guest,
      module: shop.food,
      zone: [shop.zone],
      body: checkout(shop),
    });
    expect(quote.body).toMatchObject({
      products: 28.7,
      add_ons: 1.2,
      discount: 2.87,
      subtotal: 27.03,
      total: 31.38,
    });
    expect(quote.body.lines[0]).toMatchObject({ unit_price: 14.35, options_price: 4.35, products: 28.7 });
    const placed = await place(server, shop, guest, {}, { headers: { "x-expected-total": "31.38" } });
    expect(placed.body.total_ammount).toBe(31.38);
    const order = await trackOrder(guest, placed.body.order_id);
    expect(order).toMatchObject({ order_amount: 31.38, store_discount_amount: 2.87, total_tax_amount: 1.35 });
    const details = await server.call("GET", "/customer/order/details", {
      ...guest,
      query: { order_id: order.id },
    });
    expect(linesOf(details.body)).toMatchObject([
      {
        price: 14.35,
        quantity: 2,
        variation: [
          { name: "Size", values: [{ label: "Large", optionPrice: "2.5" }] },
          {
            name: "Toppings",
            values: [
              { label: "Olives", optionPrice: "1.5" },
              { label: "Basil", optionPrice: "0.35" },
            ],
          },
        ],
      },
    ]);
  });

  it("refuse an order whose page left the cents out, and say what it costs", async () => {
    const customer = await newCustomer(server);
    await server.call("POST", "/customer/cart/add", {
      token: customer.token,
      module: shop.food,
      body: lines(2),
    });
    const refused = await place(server, shop, customer, {}, { headers: { "x-expected-total": "29.49" } });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain("31.38");
  });
});
