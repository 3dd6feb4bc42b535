import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { customers, orderLines, orders } from "../../db/schema";
import { openShopServer } from "../../testing/shop-server";
import { checkout, fillCart, linesOf, newCustomer, pizza, place, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart, trackOrder } = await openShopServer();
afterAll(() => server.close());

const database = () => server.context.database;

describe("placing an order", () => {
  it("returns the contract's fields, empties the cart and is found by its owner", async () => {
    const guest = await guestWithCart(pizza(shop), plain(shop.soup));
    const response = await place(server, shop, guest, { order_note: "Ring twice", cutlery: 1 });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      status: "pending",
      total_ammount: expect.any(Number),
      user_id: guest.guest,
    });
    expect(String(response.body.order_id)).toMatch(/^\d{8,10}$/);
    expect((await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food })).body).toEqual(
      [],
    );
    const order = await trackOrder(guest, response.body.order_id);
    expect(order).toMatchObject({
      order_amount: response.body.total_ammount,
      order_status: "pending",
      payment_method: "cash_on_delivery",
      payment_status: "unpaid",
      order_note: "Ring twice",
      cutlery: true,
      is_guest: true,
      user_id: 0,
      details_count: 2,
      pieces_count: 2,
      store: { id: shop.kitchen },
      delivery_address: { contact_person_name: "Grace Hopper", address: "7 Quay Street" },
      min_delivery_time: 30,
    });
    const details = await server.call("GET", "/customer/order/details", {
      ...guest,
      query: { order_id: order.id },
    });
    expect(linesOf(details.body)[0]).toMatchObject({
      item_id: shop.pizza,
      price: 13,
      quantity: 1,
      is_guest: true,
      discount_on_item: 1.3,
      total_add_on_price: 2.4,
      variation: [{ name: "Size", values: [{ label: "Large", optionPrice: "3" }] }],
      add_ons: [{ id: shop.cheese, name: "Cheese", price: 1.2, quantity: 2 }],
    });
  });

  it("gives ids that do not count", async () => {
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      ids.push((await place(server, shop, await guestWithCart(plain(shop.soup)))).body.order_id);
    }
    expect(ids.some((id, index) => index > 0 && Math.abs(id - (ids[index - 1] ?? 0)) < 1000)).toBe(false);
  });

  it("uses the customer's own name, number and e-mail where none are sent", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const response = await place(server, shop, customer, {
      contact_person_name: undefined,
      contact_person_number: undefined,
      contact_person_email: undefined,
    });
    const order = (
      await server.call("GET", "/customer/order/track", {
        token: customer.token,
        query: { order_id: response.body.order_id },
      })
    ).body;
    expect(order.delivery_address).toMatchObject({
      contact_person_name: "Alan Turing",
      contact_person_number: customer.phone,
      contact_person_email: customer.email,
    });
  });

  it("takes what is bought now from the request and leaves the cart alone", async () => {
    const guest = await guestWithCart(plain(shop.soup, 2));
    const cart = JSON.stringify([{ ...pizza(shop), price: "0.01", item_type: "App\\Models\\Item" }]);
    const response = await place(server, shop, guest, { is_buy_now: 1, cart });
    expect(response.status).toBe(200);
    const lines = await database()
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, response.body.order_id));
    expect(lines.map((line) => [line.itemId, line.unitPrice])).toEqual([[shop.pizza, 1300]]);
    const [row] = (await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food })).body;
    expect(row).toMatchObject({ item_id: shop.soup, quantity: 2 });
    const byRow = await place(server, shop, guest, { is_buy_now: 1, cart_id: row?.id });
    expect(byRow.status).toBe(200);
    expect(
      (await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food })).body,
    ).toHaveLength(1);
  });

  it("makes a guest a customer who owns the order", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const who = { contact_person_number: "+12025550001", contact_person_email: "new@shop.test" };
    const short = await place(server, shop, guest, { ...who, create_new_user: 1, password: "123" });
    expect([short.status, short.errors[0]?.code]).toEqual([403, "password"]);
    const response = await place(server, shop, guest, { ...who, create_new_user: 1, password: "longer one" });
    expect(response.status).toBe(200);
    const [customer] = await database().select().from(customers).where(eq(customers.email, "new@shop.test"));
    expect(response.body.user_id).toBe(customer?.id);
    const taken = await place(server, shop, await guestWithCart(plain(shop.soup)), {
      ...who,
      create_new_user: 1,
      password: "longer one",
    });
    expect([taken.status, taken.errors[0]?.code]).toEqual([403, "phone"]);
  });

  it("places an order with an account once, however often it is sent", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const who = { contact_person_number: "+12025550002", contact_person_email: "twice@shop.test" };
    const send = () =>
      server.call("POST", "/customer/order/place", {
        ...guest,
        module: shop.food,
        key: "order-with-account",
        body: checkout(shop, { ...who, create_new_user: 1, password: "longer one" }),
      });
    const first = await send();
    expect(first.status).toBe(200);
    const repeat = await send();
    expect([repeat.status, repeat.headers["idempotent-replayed"]]).toEqual([200, "true"]);
    expect(repeat.body).toEqual(first.body);
  });
});

describe("the checkout's fields", () => {
  it("are closed: unknown ones reach nothing", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const response = await server.call("POST", "/customer/order/place", {
      ...guest,
      module: shop.food,
      body: checkout(shop, {
        status: "delivered",
        total: 1,
        customer_id: shop.customer.id,
        payment_status: "paid",
      }),
    });
    const [row] = await database().select().from(orders).where(eq(orders.id, response.body.order_id));
    expect(row).toMatchObject({ status: "pending", paymentStatus: "unpaid", customerId: null });
  });
});
