import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newGuest, pizza, plain } from "../../testing/shoppers";
import type { SmallShop } from "../../testing/small-shop";

const { server, shop } = await openShopServer();
afterAll(() => server.close());

const list = async (who: object, module = shop.food, language: "en" | "ar" = "en") =>
  (await server.call("GET", "/customer/cart/list", { ...who, module, language })).body;

describe("adding to the cart", () => {
  it("returns the whole cart with the server's price, whatever price was sent", async () => {
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
    expect((await list(guest))[0]?.variation).toEqual([
      { name: "Size", values: { label: ["Large"] } },
      { name: "Toppings", values: { label: ["Olives", "Basil"] } },
    ]);
    const arabic = (await list(guest, shop.food, "ar"))[0];
    expect(arabic?.variation[0]).toEqual({ name: "الحجم", values: { label: ["كبير"] } });
    expect([arabic?.price, arabic?.item.name]).toEqual([16, "بيتزا"]);
  });

  it("separates the modules' carts and returns nothing without a module", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    await fillCart(server, guest, shop.grocery, plain(shop.rice));
    expect(await list(guest)).toHaveLength(1);
    expect((await list(guest, shop.grocery))[0]?.item_id).toBe(shop.rice);
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
    const response = await server.call("POST", "/customer/cart/add", {
      ...guest,
      module: shop.food,
      body: body(shop),
    });
    expect([response.status, response.errors[0]?.code]).toEqual([status, code]);
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
    expect([again.status, again.errors[0]?.code]).toEqual([403, "cart_item"]);
    await fillCart(server, guest, shop.food, pizza(shop, { add_on_ids: [], add_on_qtys: [] }));
    expect(await list(guest)).toHaveLength(2);
  });

  it("looks at stock first where it is counted, then at the maximum, over all lines of the choice", async () => {
    const guest = await newGuest(server);
    const add = (body: object) =>
      server.call("POST", "/customer/cart/add", { ...guest, module: shop.grocery, body });
    expect((await add(plain(shop.rice, 11))).errors[0]?.code).toBe("stock");
    expect((await add(plain(shop.rice, 9))).errors[0]?.code).toBe("cart_item_limit");
    expect(
      (await add({ ...plain(shop.shirt, 4), variation: [{ type: "Red-S", price: 15 }] })).errors[0]?.code,
    ).toBe("stock");
    const gone = await add({ ...plain(shop.shirt), variation: [{ type: "Red-L" }] });
    expect(gone.errors[0]).toMatchObject({
      code: "stock",
      message: expect.stringMatching(/ is sold out\.$/),
    });
    expect((await add(plain(shop.shirt))).errors[0]?.code).toBe("variation");
    const shirt = await add({ ...plain(shop.shirt, 3), variation: [{ type: "red - s" }] });
    expect(shirt.body[0]).toMatchObject({ price: 15, variation: [{ type: "Red-S", price: 15, stock: 3 }] });
    const five = pizza(shop, { quantity: 5 });
    await fillCart(server, guest, shop.food, five);
    const more = await server.call("POST", "/customer/cart/add", {
      ...guest,
      module: shop.food,
      body: pizza(shop, { add_on_ids: [], add_on_qtys: [] }),
    });
    expect(more.errors[0]?.code).toBe("cart_item_limit");
  });

  it("adds a line once for twenty requests at once", async () => {
    const guest = await newGuest(server);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.call("POST", "/customer/cart/add", { ...guest, module: shop.food, body: plain(shop.soup) }),
      ),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(await list(guest)).toHaveLength(1);
  });

  it("repeats a key by returning the cart as it is now", async () => {
    const guest = await newGuest(server);
    const key = randomUUID();
    const request = { ...guest, module: shop.food, body: plain(shop.soup), key };
    await server.call("POST", "/customer/cart/add", request);
    await fillCart(server, guest, shop.food, pizza(shop));
    const again = await server.call("POST", "/customer/cart/add", request);
    expect([again.status, again.headers["idempotent-replayed"]]).toEqual([200, "true"]);
    expect(again.body).toHaveLength(2);
    const other = await server.call("POST", "/customer/cart/add", { ...request, body: plain(shop.soup, 2) });
    expect([other.status, other.errors[0]?.code]).toEqual([422, "idempotency_key"]);
  });
});
