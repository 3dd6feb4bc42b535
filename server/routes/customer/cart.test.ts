import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { cartLines, items, orders, stores } from "../../db/schema";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, pizza, place, plain } from "../../testing/shoppers";

const { server, shop } = await openShopServer();
afterAll(() => server.close());

const list = async (who: object, module = shop.food, language: "en" | "ar" = "en") =>
  (await server.call("GET", "/customer/cart/list", { ...who, module, language })).body;

describe("changing the cart", () => {
  it("updates quantity, choices and add-ons; what is left out or empty stays", async () => {
    const guest = await newGuest(server);
    const line = present((await fillCart(server, guest, shop.food, pizza(shop))).body[0]);
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
    expect((await update({ quantity: 6 })).errors[0]?.code).toBe("cart_item_limit");
    expect((await update({ quantity: 0 })).errors[0]?.code).toBe("quantity");
  });

  it("lets a shopper take away what has become scarce", async () => {
    const guest = await newGuest(server);
    const line = present((await fillCart(server, guest, shop.grocery, plain(shop.rice, 6))).body[0]);
    await server.context.database.update(items).set({ stock: 2 }).where(eq(items.id, shop.rice));
    const update = (quantity: number) =>
      server.call("POST", "/customer/cart/update", {
        ...guest,
        module: shop.grocery,
        body: { cart_id: line.id, price: 1, quantity },
      });
    expect((await update(5)).status).toBe(200);
    expect((await update(6)).errors[0]?.code).toBe("stock");
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
    const response = await server.call("POST", "/customer/cart/update", {
      ...guest,
      module: shop.food,
      body: { cart_id: body[1]?.id, price: 1, quantity: 1, add_on_ids: [shop.cheese], add_on_qtys: [2] },
    });
    expect([response.status, response.errors[0]?.code]).toEqual([403, "cart_item"]);
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
    const removed = await call("remove-item", { cart_id: body[0]?.id });
    expect(removed.body).toMatchObject([{ item_id: shop.soup }]);
    expect((await call("remove", {})).body).toEqual([]);
    expect(await list(guest, shop.grocery)).toHaveLength(1);
  });

  it("changes no other shopper's lines", async () => {
    const owner = await newGuest(server);
    const line = present((await fillCart(server, owner, shop.food, plain(shop.soup))).body[0]);
    for (const other of [await newGuest(server), { token: (await newCustomer(server)).token }]) {
      const update = await server.call("POST", "/customer/cart/update", {
        ...other,
        module: shop.food,
        body: { cart_id: line.id, price: 1, quantity: 9 },
      });
      expect([update.status, update.errors[0]?.code]).toEqual([404, "cart"]);
      await server.call("DELETE", "/customer/cart/remove-item", {
        ...other,
        module: shop.food,
        query: { cart_id: line.id },
      });
      expect(await list(other)).toEqual([]);
    }
    expect((await list(owner))[0]).toMatchObject({ id: line.id, quantity: 1 });
  });

  it("needs a token or a guest id that is known, otherwise 401", async () => {
    for (const nobody of [{}, { guest: 12345 }, { token: "x".repeat(43) }]) {
      const response = await server.call("GET", "/customer/cart/list", { ...nobody, module: shop.food });
      expect(response.status).toBe(401);
      expect(response.errors[0]?.code).toBe("auth-001");
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
    const response = await signIn(guest, customer);
    expect(response.body.cart_merge).toEqual({ removed: [] });
    expect(quantities(await list({ token: response.body.token }))).toEqual({
      [shop.pizza]: 4,
      [shop.soup]: 5,
    });
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
    const response = await signIn(guest, customer);
    expect(response.body.cart_merge?.removed).toEqual([
      { item_id: shop.pizza, name: "Pizza" },
      { item_id: shop.soup, name: "soup" },
    ]);
    expect(quantities(await list({ token: response.body.token }))).toEqual({ [otherSoup?.id ?? 0]: 2 });
    expect(await list({ token: response.body.token }, shop.grocery)).toHaveLength(1);
  });

  it("changes nothing for an empty guest cart", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const response = await signIn((await newGuest(server)).guest, customer);
    expect(response.body.cart_merge).toEqual({ removed: [] });
    expect(await list({ token: response.body.token })).toHaveLength(1);
  });

  it("holds the larger quantity within what is left", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.grocery, plain(shop.rice, 3));
    const { guest } = await newGuest(server);
    await fillCart(server, { guest }, shop.grocery, plain(shop.rice, 7));
    await server.context.database.update(items).set({ stock: 5 }).where(eq(items.id, shop.rice));
    const response = await signIn(guest, customer);
    expect(quantities(await list({ token: response.body.token }, shop.grocery))).toEqual({ [shop.rice]: 5 });
    await server.context.database.update(items).set({ stock: 10 }).where(eq(items.id, shop.rice));
  });

  it("retires the guest: the id opens nothing, joins no other account, and its keys are still found", async () => {
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
