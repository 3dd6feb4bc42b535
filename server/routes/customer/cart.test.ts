import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartLines, items, orders, stores } from "../../db/schema";
import { openTestServer, type TestServer } from "../../testing/api";
import { fillCart, newCustomer, newGuest, pizza, place, plain } from "../../testing/shoppers";
import { fillSmallShop, type SmallShop } from "../../testing/small-shop";

let server: TestServer;
let shop: SmallShop;

beforeAll(async () => {
  server = await openTestServer();
  shop = await fillSmallShop(server.context.database);
});
afterAll(() => server?.close());

const list = async (who: object, module = shop.food, language: "en" | "ar" = "en") =>
  (await server.call("GET", "/customer/cart/list", { ...who, module, language })).body;

describe("adding to the cart", () => {
  it("answers the whole cart with the server's price, whatever price was sent", async () => {
    const guest = await newGuest(server);
    const { body } = await fillCart(
      server,
      guest,
      shop.food,
      pizza(shop, { price: 0.01 }),
      plain(shop.soup, 3),
    );
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({
      price: 13,
      quantity: 1,
      is_guest: true,
      item_type: "App\\Models\\Item",
      variation: [{ name: "Size", values: { label: ["Large"] } }],
      add_on_ids: [shop.cheese],
      add_on_qtys: [2],
      item: { name: "Pizza", store_id: shop.kitchen },
    });
  });

  it("takes choices in the shopper's language and shows them in any", async () => {
    const guest = await newGuest(server);
    const variation = [
      { name: "الحجم", values: { label: ["كبير"] } },
      { name: "إضافات", values: { label: ["ريحان", "زيتون"] } },
    ];
    await fillCart(server, guest, shop.food, pizza(shop, { variation }));
    expect((await list(guest))[0].variation).toEqual([
      { name: "Size", values: { label: ["Large"] } },
      { name: "Toppings", values: { label: ["Olives", "Basil"] } },
    ]);
    const arabic = (await list(guest, shop.food, "ar"))[0];
    expect(arabic.variation[0]).toEqual({ name: "الحجم", values: { label: ["كبير"] } });
    expect([arabic.price, arabic.item.name]).toEqual([16, "بيتزا"]);
  });

  it("keeps the modules' carts apart and answers nothing without a module", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    await fillCart(server, guest, shop.grocery, plain(shop.rice));
    expect(await list(guest)).toHaveLength(1);
    expect((await list(guest, shop.grocery))[0].item_id).toBe(shop.rice);
    expect((await server.call("GET", "/customer/cart/list", guest)).body).toEqual([]);
  });

  it.each<[string, (ids: SmallShop) => Record<string, unknown>, number, string]>([
    ["an item that does not exist", () => plain(999_999), 404, "not_found"],
    ["an item of another module", (ids) => plain(ids.rice), 404, "not_found"],
    ["a required group without a choice", (ids) => pizza(ids, { variation: [] }), 403, "variation"],
    [
      "an unknown group",
      (ids) => pizza(ids, { variation: [{ name: "Colour", values: { label: ["Red"] } }] }),
      403,
      "variation",
    ],
    [
      "an unknown label",
      (ids) => pizza(ids, { variation: [{ name: "Size", values: { label: ["Huge"] } }] }),
      403,
      "variation",
    ],
    [
      "two labels of a single group",
      (ids) => pizza(ids, { variation: [{ name: "Size", values: { label: ["Large", "Small"] } }] }),
      403,
      "variation",
    ],
    [
      "one label twice",
      (ids) =>
        pizza(ids, {
          variation: [
            { name: "Size", values: { label: ["Large"] } },
            { name: "Toppings", values: { label: ["Basil", "Basil"] } },
          ],
        }),
      403,
      "variation",
    ],
    [
      "too many labels of a multi group",
      (ids) =>
        pizza(ids, {
          variation: [
            { name: "Size", values: { label: ["Large"] } },
            { name: "Toppings", values: { label: ["Basil", "Olives", "Onion"] } },
          ],
        }),
      403,
      "variation",
    ],
    ["another item's add-on", (ids) => ({ ...plain(ids.soup), add_on_ids: [ids.cheese] }), 403, "add_on_ids"],
    ["more than the maximum", (ids) => pizza(ids, { quantity: 6 }), 403, "cart_item_limit"],
    ["no quantity", (ids) => ({ ...plain(ids.soup), quantity: undefined }), 403, "quantity"],
    ["a quantity of zero", (ids) => ({ ...plain(ids.soup), quantity: 0 }), 403, "quantity"],
    ["a negative quantity", (ids) => ({ ...plain(ids.soup), quantity: -3 }), 403, "quantity"],
    ["half a piece", (ids) => ({ ...plain(ids.soup), quantity: 1.5 }), 403, "quantity"],
    ["an unknown model", (ids) => ({ ...plain(ids.soup), model: "Order" }), 403, "model"],
    [
      "a campaign that does not run",
      (ids) => ({ ...plain(ids.soup), model: "ItemCampaign" }),
      404,
      "not_found",
    ],
  ])("refuses %s", async (_name, body, status, code) => {
    const guest = await newGuest(server);
    const answer = await server.call("POST", "/customer/cart/add", {
      ...guest,
      module: shop.food,
      body: body(shop),
    });
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
    expect(await list(guest)).toEqual([]);
  });

  it("refuses the same line again, but not with other add-ons", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, pizza(shop));
    const again = await server.call("POST", "/customer/cart/add", {
      ...guest,
      module: shop.food,
      body: pizza(shop),
    });
    expect([again.status, again.body.errors[0].code]).toEqual([403, "cart_item"]);
    await fillCart(server, guest, shop.food, pizza(shop, { add_on_ids: [], add_on_qtys: [] }));
    expect(await list(guest)).toHaveLength(2);
  });

  it("looks at stock first where it is counted, then at the maximum, over all lines of the choice", async () => {
    const guest = await newGuest(server);
    const add = (body: object) =>
      server.call("POST", "/customer/cart/add", { ...guest, module: shop.grocery, body });
    expect((await add(plain(shop.rice, 11))).body.errors[0].code).toBe("stock");
    expect((await add(plain(shop.rice, 9))).body.errors[0].code).toBe("cart_item_limit");
    expect(
      (await add({ ...plain(shop.shirt, 4), variation: [{ type: "Red-S", price: 15 }] })).body.errors[0].code,
    ).toBe("stock");
    expect((await add({ ...plain(shop.shirt), variation: [{ type: "Red-L" }] })).body.errors[0].code).toBe(
      "stock",
    );
    expect((await add(plain(shop.shirt))).body.errors[0].code).toBe("variation");
    const shirt = await add({ ...plain(shop.shirt, 3), variation: [{ type: "red - s" }] });
    expect(shirt.body[0]).toMatchObject({ price: 15, variation: [{ type: "Red-S", price: 15, stock: 3 }] });
    const five = pizza(shop, { quantity: 5 });
    await fillCart(server, guest, shop.food, five);
    const more = await server.call("POST", "/customer/cart/add", {
      ...guest,
      module: shop.food,
      body: pizza(shop, { add_on_ids: [], add_on_qtys: [] }),
    });
    expect(more.body.errors[0].code).toBe("cart_item_limit");
  });

  it("adds a line once for twenty requests at once", async () => {
    const guest = await newGuest(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.call("POST", "/customer/cart/add", { ...guest, module: shop.food, body: plain(shop.soup) }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await list(guest)).toHaveLength(1);
  });

  it("repeats a key by answering the cart as it is now", async () => {
    const guest = await newGuest(server);
    const key = randomUUID();
    const request = { ...guest, module: shop.food, body: plain(shop.soup), key };
    await server.call("POST", "/customer/cart/add", request);
    await fillCart(server, guest, shop.food, pizza(shop));
    const again = await server.call("POST", "/customer/cart/add", request);
    expect([again.status, again.headers["idempotent-replayed"]]).toEqual([200, "true"]);
    expect(again.body).toHaveLength(2);
    const other = await server.call("POST", "/customer/cart/add", { ...request, body: plain(shop.soup, 2) });
    expect([other.status, other.body.errors[0].code]).toEqual([422, "idempotency_key"]);
  });
});

describe("changing the cart", () => {
  it("updates quantity, choices and add-ons; what is left out or empty stays", async () => {
    const guest = await newGuest(server);
    const line = (await fillCart(server, guest, shop.food, pizza(shop))).body[0];
    const update = (body: object) =>
      server.call("POST", "/customer/cart/update", {
        ...guest,
        module: shop.food,
        body: { cart_id: line.id, price: 1, ...body },
      });
    expect((await update({ quantity: 3, variation: [] })).body[0]).toMatchObject({
      quantity: 3,
      variation: line.variation,
      add_on_ids: [shop.cheese],
    });
    const small = await update({
      quantity: 2,
      variation: [{ name: "Size", values: { label: ["Small"] } }],
      add_on_ids: [],
    });
    expect(small.body[0]).toMatchObject({ quantity: 2, price: 10, add_on_ids: [], add_on_qtys: [] });
    expect((await update({ quantity: 6 })).body.errors[0].code).toBe("cart_item_limit");
    expect((await update({ quantity: 0 })).body.errors[0].code).toBe("quantity");
  });

  it("lets a shopper take away what has become scarce", async () => {
    const guest = await newGuest(server);
    const line = (await fillCart(server, guest, shop.grocery, plain(shop.rice, 6))).body[0];
    await server.context.database.update(items).set({ stock: 2 }).where(eq(items.id, shop.rice));
    const update = (quantity: number) =>
      server.call("POST", "/customer/cart/update", {
        ...guest,
        module: shop.grocery,
        body: { cart_id: line.id, price: 1, quantity },
      });
    expect((await update(5)).status).toBe(200);
    expect((await update(6)).body.errors[0].code).toBe("stock");
    await server.context.database.update(items).set({ stock: 10 }).where(eq(items.id, shop.rice));
  });

  it("does not make two lines equal", async () => {
    const guest = await newGuest(server);
    const { body } = await fillCart(
      server,
      guest,
      shop.food,
      pizza(shop),
      pizza(shop, { add_on_ids: [], add_on_qtys: [] }),
    );
    const answer = await server.call("POST", "/customer/cart/update", {
      ...guest,
      module: shop.food,
      body: { cart_id: body[1].id, price: 1, quantity: 1, add_on_ids: [shop.cheese], add_on_qtys: [2] },
    });
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, "cart_item"]);
  });

  it.each(["DELETE", "POST"] as const)("removes one line and clears the module by %s", async (method) => {
    const guest = await newGuest(server);
    const { body } = await fillCart(server, guest, shop.food, pizza(shop), plain(shop.soup));
    await fillCart(server, guest, shop.grocery, plain(shop.rice));
    const fields = (values: object) =>
      method === "DELETE"
        ? { query: values as Record<string, number> }
        : { body: { ...values, _method: "delete" } };
    const call = (path: string, values: object) =>
      server.call(method, `/customer/cart/${path}`, { ...guest, module: shop.food, ...fields(values) });
    const removed = await call("remove-item", { cart_id: body[0].id });
    expect(removed.body.map((line: { item_id: number }) => line.item_id)).toEqual([shop.soup]);
    expect((await call("remove", {})).body).toEqual([]);
    expect(await list(guest, shop.grocery)).toHaveLength(1);
  });

  it("touches nobody else's lines", async () => {
    const owner = await newGuest(server);
    const line = (await fillCart(server, owner, shop.food, plain(shop.soup))).body[0];
    for (const stranger of [await newGuest(server), { token: (await newCustomer(server)).token }]) {
      const update = await server.call("POST", "/customer/cart/update", {
        ...stranger,
        module: shop.food,
        body: { cart_id: line.id, price: 1, quantity: 9 },
      });
      expect([update.status, update.body.errors[0].code]).toEqual([404, "cart"]);
      await server.call("DELETE", "/customer/cart/remove-item", {
        ...stranger,
        module: shop.food,
        query: { cart_id: line.id },
      });
      expect(await list(stranger)).toEqual([]);
    }
    expect((await list(owner))[0]).toMatchObject({ id: line.id, quantity: 1 });
  });

  it("is for somebody: without token and guest id, and with an unknown one, 401", async () => {
    for (const nobody of [{}, { guest: 12345 }, { token: "x".repeat(43) }]) {
      const answer = await server.call("GET", "/customer/cart/list", { ...nobody, module: shop.food });
      expect(answer.status).toBe(401);
      expect(answer.body.errors[0].code).toBe("auth-001");
    }
  });
});

describe("signing in with a guest's cart", () => {
  const signIn = (guest: number, customer: { email: string }) =>
    server.call("POST", "/auth/login", {
      body: {
        login_type: "manual",
        email_or_phone: customer.email,
        password: "enigma-machine",
        field_type: "email",
        guest_id: guest,
      },
    });
  const quantities = (lines: { item_id: number; quantity: number }[]) =>
    Object.fromEntries(lines.map((line) => [line.item_id, line.quantity]));

  it("keeps both carts of one store, equal lines once at the larger quantity", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, pizza(shop, { quantity: 2 }), plain(shop.soup, 5));
    const { guest } = await newGuest(server);
    await fillCart(server, { guest }, shop.food, pizza(shop, { quantity: 4 }));
    const answer = await signIn(guest, customer);
    expect(answer.body.cart_merge).toEqual({ removed: [] });
    expect(quantities(await list({ token: answer.body.token }))).toEqual({ [shop.pizza]: 4, [shop.soup]: 5 });
  });

  it("keeps the guest's lines of another store and names what it removed", async () => {
    const [second] = await server.context.database
      .select()
      .from(stores)
      .where(eq(stores.id, shop.cashlessKitchen));
    const [otherSoup] = await server.context.database
      .select()
      .from(items)
      .where(eq(items.storeId, second?.id ?? 0));
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, pizza(shop), plain(shop.soup));
    await fillCart(server, customer, shop.grocery, plain(shop.rice));
    const { guest } = await newGuest(server);
    await fillCart(server, { guest }, shop.food, plain(otherSoup?.id ?? 0, 2));
    const answer = await signIn(guest, customer);
    expect(answer.body.cart_merge.removed).toEqual([
      { item_id: shop.pizza, name: "Pizza" },
      { item_id: shop.soup, name: "soup" },
    ]);
    expect(quantities(await list({ token: answer.body.token }))).toEqual({ [otherSoup?.id ?? 0]: 2 });
    expect(await list({ token: answer.body.token }, shop.grocery)).toHaveLength(1);
  });

  it("changes nothing for an empty guest cart", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const answer = await signIn((await newGuest(server)).guest, customer);
    expect(answer.body.cart_merge).toEqual({ removed: [] });
    expect(await list({ token: answer.body.token })).toHaveLength(1);
  });

  it("holds the larger quantity within what is left", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.grocery, plain(shop.rice, 3));
    const { guest } = await newGuest(server);
    await fillCart(server, { guest }, shop.grocery, plain(shop.rice, 7));
    await server.context.database.update(items).set({ stock: 5 }).where(eq(items.id, shop.rice));
    const answer = await signIn(guest, customer);
    expect(quantities(await list({ token: answer.body.token }, shop.grocery))).toEqual({ [shop.rice]: 5 });
    await server.context.database.update(items).set({ stock: 10 }).where(eq(items.id, shop.rice));
  });

  it("retires the guest: the id opens nothing, joins nobody else, and its keys are still found", async () => {
    const { guest } = await newGuest(server);
    const key = randomUUID();
    const add = { module: shop.food, body: plain(shop.soup), key };
    await server.call("POST", "/customer/cart/add", { guest, ...add });
    const { token } = await newCustomer(server, guest);
    expect((await server.call("GET", "/customer/cart/list", { guest, module: shop.food })).status).toBe(401);
    for (const who of [{ guest }, { token }]) {
      const again = await server.call("POST", "/customer/cart/add", { ...who, ...add });
      expect([again.status, again.headers["idempotent-replayed"]]).toEqual([200, "true"]);
    }
    const thief = await newCustomer(server, guest);
    expect(await list({ token: thief.token })).toEqual([]);
    expect(await list({ token })).toHaveLength(1);
    const left = await server.context.database.select().from(cartLines).where(eq(cartLines.guestId, guest));
    expect(left).toEqual([]);
  });

  it("passes the guest's running orders with the same phone number on, and no other", async () => {
    const { guest } = await newGuest(server);
    const customer = await newCustomer(server);
    await fillCart(server, { guest }, shop.food, plain(shop.soup, 2));
    const mine = await place(server, shop, { guest }, { contact_person_number: customer.phone });
    await fillCart(server, { guest }, shop.food, plain(shop.soup, 2));
    const other = await place(server, shop, { guest });
    const { token } = (await signIn(guest, customer)).body;
    const running = await server.call("GET", "/customer/order/running-orders", {
      token,
      query: { limit: 10, offset: 1 },
    });
    expect(running.body.orders.map((order: { id: number }) => order.id)).toEqual([mine.body.order_id]);
    const [left] = await server.context.database
      .select()
      .from(orders)
      .where(eq(orders.id, other.body.order_id));
    expect(left?.guestId).toBe(guest);
  });
});
