import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoardSoldOutRequest } from "@/contract/calls/board-items";
import { auditLog, itemVariations, stores } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, pizza, place, plain } from "../../testing/shoppers";

const { server, shop } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());

const tokens = { owner: "", dispatcher: "", kitchen: "", market: "", shopper: "" };
beforeAll(async () => {
  tokens.owner = (await newOperator(server, { name: "Olga", role: "owner" })).token;
  tokens.dispatcher = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  tokens.kitchen = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  tokens.market = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
  tokens.shopper = (await newCustomer(server)).token;
});

const mark = (body: Partial<BoardSoldOutRequest>, token = tokens.owner, key?: string) =>
  server.call("PUT", "/board/items/sold-out", {
    token,
    body: { store_id: shop.kitchen, sold_out: true, until: null, ...body },
    ...(key ? { key } : {}),
  });
const pause = (body: Record<string, unknown>, token = tokens.kitchen) =>
  server.call("PUT", `/board/stores/${shop.kitchen}/pause`, { token, body });
const inModule = { module: shop.food, zone: [shop.zone] };
const shownItem = async (id: number, module = shop.food) =>
  (await server.call("GET", `/items/details/${id}`, { module, zone: [shop.zone] })).body;
const shownStore = async () => (await server.call("GET", `/stores/details/${shop.kitchen}`, inModule)).body;
const listed = async (query: Record<string, string> = {}, token = tokens.kitchen) =>
  (await server.call("GET", "/board/items", { token, query: { store_id: String(shop.kitchen), ...query } }))
    .body;
const on = async (...marks: Partial<BoardSoldOutRequest>[]) => {
  for (const body of marks) expect((await mark({ ...body, sold_out: false })).status).toBe(200);
};

describe("an item that is sold out", () => {
  it("is shown so, also where no stock is counted, and is not sold, by its name", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    expect((await shownItem(shop.soup)).sold_out).toBe(undefined);
    expect((await mark({ item_ids: [shop.soup, shop.pizza] }, tokens.kitchen)).body).toEqual({
      sold_out: true,
      until: null,
    });
    expect((await shownItem(shop.soup)).sold_out).toBe(true);
    const ordered = await place(server, shop, guest);
    expect(ordered.errors).toEqual([{ code: "stock", message: "soup is sold out." }]);
    const added = await server.call("POST", "/customer/cart/add", {
      ...(await newGuest(server)),
      module: shop.food,
      body: plain(shop.soup),
    });
    expect(added.errors[0]?.message).toBe("soup is sold out.");
    expect((await listed({ sold_out: "true" })).items.map(({ name }) => name)).toEqual(["Pizza", "soup"]);
    await on({ item_ids: [shop.soup, shop.pizza] });
    expect((await place(server, shop, guest)).status).toBe(200);
  });

  it("is on sale again by itself when its time is over", async () => {
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    await mark({ item_ids: [shop.soup], until });
    expect((await listed({ search: "sou" })).items[0]).toMatchObject({
      sold_out: true,
      sold_out_until: until,
    });
    const inList = async () => {
      const query = { store_id: String(shop.kitchen), category_id: "0", limit: "10", offset: "1" };
      const { body } = await server.call("GET", "/items/latest", { ...inModule, query });
      return body.products.find(({ id }) => id === shop.soup)?.sold_out ?? false;
    };
    // Twice: what is asked for again is kept in memory.
    expect(await inList()).toBe(true);
    expect(await inList()).toBe(true);
    server.clock.advance(3_600_001);
    expect(await inList()).toBe(false);
    expect((await listed({ search: "sou" })).items[0]).toMatchObject({
      sold_out: false,
      sold_out_until: null,
    });
    server.clock.release();
    await on({ item_ids: [shop.soup] });
  });

  it("may end tomorrow, counted from the press, and not in the past or in two years", async () => {
    const { body } = await mark({ item_ids: [shop.soup], until: "tomorrow" });
    const ahead = Date.parse(present(body.until)) - server.clock.now().getTime();
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(86_400_000);
    const pressed_at = new Date(server.clock.now().getTime() - 86_000_000).toISOString();
    const late = await mark({ item_ids: [shop.soup], until: "tomorrow", pressed_at });
    expect(Date.parse(present(late.body.until))).toBeLessThan(Date.parse(present(body.until)));
    for (const until of ["2020-01-01T00:00:00Z", "2090-01-01T00:00:00Z", "soon"])
      expect((await mark({ item_ids: [shop.soup], until })).errors[0]?.code).toBe("until");
    await on({ item_ids: [shop.soup] });
  });
});

describe("a part that is sold out", () => {
  const options = [{ item_id: 0, group: "Size", label: "Large" }];
  beforeAll(() => {
    present(options[0]).item_id = shop.pizza;
  });
  it("is an option of a dish, in every language", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, pizza(shop, { add_on_ids: [], add_on_qtys: [] }));
    await mark({ options }, tokens.kitchen);
    const size = present((await shownItem(shop.pizza)).food_variations.find(({ name }) => name === "Size"));
    expect(size.values.filter(({ sold_out }) => sold_out).map(({ label }) => label)).toEqual(["Large"]);
    for (const language of ["en", "ar"] as const) {
      const ordered = await place(server, shop, guest, {}, { ...inModule, language });
      expect(ordered.errors[0]?.code).toBe("stock");
    }
    expect((await listed({ sold_out: "true" })).items.map(({ id }) => id)).toEqual([shop.pizza]);
    await on({ options });
    expect((await place(server, shop, guest)).status).toBe(200);
    const unknown = await mark({ options: [{ ...present(options[0]), label: "Huge" }] });
    expect(unknown.errors[0]?.code).toBe("part");
  });

  it("is an add-on or a variation", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, pizza(shop));
    await mark({ add_on_ids: [shop.cheese] });
    expect((await shownItem(shop.pizza)).add_ons[0]).toMatchObject({ id: shop.cheese, sold_out: true });
    expect((await place(server, shop, guest)).errors[0]?.message).toMatch(/^Pizza \(.+\) is sold out\.$/);
    await on({ add_on_ids: [shop.cheese] });
    const [small] = await database.select().from(itemVariations).where(eq(itemVariations.itemId, shop.shirt));
    const red = { store_id: shop.market, variation_ids: [present(small).id] };
    await mark(red, tokens.market);
    expect((await shownItem(shop.shirt, shop.grocery)).variations.map(({ stock }) => stock)).toEqual([0, 0]);
    await on(red);
    expect((await shownItem(shop.shirt, shop.grocery)).variations[0]?.stock).toBe(3);
  });
});

it("marks all or nothing, and nothing of another store", async () => {
  expect((await mark({ item_ids: [shop.soup, shop.rice] })).errors[0]?.code).toBe("item");
  expect((await shownItem(shop.soup)).sold_out).toBe(undefined);
  const [variation] = await database
    .select()
    .from(itemVariations)
    .where(eq(itemVariations.itemId, shop.shirt));
  expect((await mark({ variation_ids: [present(variation).id] })).errors[0]?.code).toBe("part");
  expect((await mark({ store_id: shop.market, add_on_ids: [shop.cheese] })).errors[0]?.code).toBe("part");
});

it("does one thing of two presses at once, and once what was sent twice", async () => {
  const [first, second] = await Promise.all([
    mark({ item_ids: [shop.soup] }, tokens.owner, "sold-out-once"),
    mark({ item_ids: [shop.soup] }, tokens.owner, "sold-out-once"),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await Promise.all([
    mark({ item_ids: [shop.soup], sold_out: false }),
    mark({ item_ids: [shop.soup] }, tokens.kitchen),
  ]);
  const entries = await database.select().from(auditLog).where(eq(auditLog.itemId, shop.soup));
  const last = present(entries.sort((a, b) => a.id - b.id).at(-1));
  expect((await shownItem(shop.soup)).sold_out ?? false).toBe(last.action === "sold_out");
  await on({ item_ids: [shop.soup] });
});

it("changes price and stock, and new stock ends sold out", async () => {
  const change = (id: number, body: Record<string, unknown>, token = tokens.market) =>
    server.call("PUT", `/board/items/${id}`, { token, body });
  await mark({ store_id: shop.market, item_ids: [shop.rice] });
  expect((await change(shop.rice, { price: 4.25, stock: 12 })).status).toBe(200);
  expect(await shownItem(shop.rice, shop.grocery)).toMatchObject({ price: 4.25, stock: 12 });
  expect((await shownItem(shop.rice, shop.grocery)).sold_out).toBe(undefined);
  expect((await change(shop.rice, { price: 4.255 })).errors[0]?.code).toBe("price");
  expect((await change(shop.rice, { price: -1 })).errors[0]?.code).toBe("price");
  expect((await change(shop.shirt, { stock: 9 })).errors[0]?.code).toBe("stock");
  const [small] = await database.select().from(itemVariations).where(eq(itemVariations.itemId, shop.shirt));
  await change(shop.shirt, { variation_id: present(small).id, stock: 5 });
  expect(await shownItem(shop.shirt, shop.grocery)).toMatchObject({ stock: 5 });
  await change(shop.rice, { price: 3.99, stock: 10 });
});

describe("a paused store", () => {
  it("is closed with its reason until it opens again by itself, also for orders and lists", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    const paused = await pause({ minutes: 40, reason: "The oven is broken" });
    expect(paused.body).toMatchObject({ open: false, pause_reason: "The oven is broken" });
    const me = (await server.call("GET", "/board/me", { token: tokens.kitchen })).body.stores[0];
    expect(me).toMatchObject({ open: false, pause_reason: "The oven is broken" });
    const store = present(await shownStore());
    expect(store).toMatchObject({ open: 0, pause_reason: "The oven is broken", active: true });
    expect(store.paused_until).toBe(paused.body.paused_until);
    const item = await shownItem(shop.soup);
    expect(item).toMatchObject({ store_open: false, store_changes_at: paused.body.changes_at });
    const open = await server.call("GET", "/stores/get-stores/all", {
      ...inModule,
      query: { filter: "currently_open" },
    });
    expect(open.body.stores.some(({ id }) => id === shop.kitchen)).toBe(false);
    const ordered = await place(server, shop, guest);
    expect(ordered.errors[0]).toMatchObject({ code: "order_time" });
    expect(ordered.errors[0]?.message).toContain("The oven is broken");
    server.clock.advance(41 * 60_000);
    expect((await shownStore())?.open).toBe(1);
    expect((await shownItem(shop.soup)).store_open).toBe(true);
    expect((await place(server, shop, guest)).status).toBe(200);
    server.clock.release();
    expect((await pause({ minutes: 0 })).body).toMatchObject({ open: true, paused_until: null });
  });

  it("that waited for the network is over when its minutes are", async () => {
    const pressed_at = new Date(server.clock.now().getTime() - 30 * 60_000).toISOString();
    expect((await pause({ minutes: 20, pressed_at })).body.paused_until).toBe(null);
    const later = await pause({ minutes: 40, pressed_at });
    const left = Date.parse(present(later.body.paused_until)) - server.clock.now().getTime();
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    await pause({ minutes: 0 });
  });
});

it("a busy store promises more minutes", async () => {
  const busy = (minutes: number) =>
    server.call("PUT", `/board/stores/${shop.kitchen}/busy`, { token: tokens.dispatcher, body: { minutes } });
  expect((await busy(15)).body.busy_minutes).toBe(15);
  expect(await shownStore()).toMatchObject({ delivery_time: "45-55 min", min_delivery_time: 45 });
  const guest = await newGuest(server);
  await fillCart(server, guest, shop.food, plain(shop.soup));
  const { body } = await place(server, shop, guest);
  const query = { order_id: body.order_id, contact_number: "+12025553456" };
  const tracked = await server.call("GET", "/customer/order/track", { ...guest, query });
  expect(tracked.body).toMatchObject({ min_delivery_time: 45, max_delivery_time: 55 });
  expect((await busy(181)).status).toBe(403);
  await busy(0);
});

it("a special day is added, seen and taken back", async () => {
  const special = (body: Record<string, unknown>) =>
    server.call("PUT", `/board/stores/${shop.kitchen}/special-days`, { token: tokens.kitchen, body });
  const date = new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  expect((await special({ date, windows: [] })).body.special_days).toEqual([{ date, windows: [] }]);
  const windows = [{ opening_time: "10:00", closing_time: "14:00" }];
  expect((await special({ date, windows })).body.special_days).toEqual([{ date, windows }]);
  expect((await special({ date: "2020-01-01", windows })).errors[0]?.code).toBe("until");
  expect((await special({ date, windows: null })).body.special_days).toEqual([]);
});

it("ops does the same, written down under its name", async () => {
  const [soldOut, paused, busy] = ["sold-out", "pause", "busy"].map((name) =>
    textOfCommand(server.context, name),
  ) as [ReturnType<typeof textOfCommand>, ReturnType<typeof textOfCommand>, ReturnType<typeof textOfCommand>];
  expect(await soldOut("kitchen", "soup")).toBe("soup: sold out.");
  expect((await shownItem(shop.soup)).sold_out).toBe(true);
  expect(await soldOut("kitchen", "soup", "--over")).toBe("soup: on sale again.");
  expect(await soldOut("kitchen", "soup", "--until", "tomorrow")).toMatch(/^soup: sold out until 20/);
  await soldOut("kitchen", "soup", "--over");
  await expect(soldOut("kitchen", "rice")).rejects.toThrow("no item rice");
  expect(await paused("kitchen", "20", "No", "gas")).toMatch(
    /^kitchen is closed, paused until .*: No gas\.$/,
  );
  expect(await paused("kitchen", "0")).toBe("kitchen is open.");
  expect(await paused("kitchen", "closing")).toContain("paused until");
  expect(await paused("kitchen", "0")).toBe("kitchen is open.");
  expect(await busy("kitchen", "10")).toBe("kitchen is open, busy: 10 minutes more.");
  expect(await busy("kitchen", "0")).toBe("kitchen is open.");
  const entries = await database.select().from(auditLog).where(eq(auditLog.storeId, shop.kitchen));
  expect(entries.filter(({ operatorName }) => operatorName === "ops").map(({ action }) => action)).toEqual(
    expect.arrayContaining(["sold_out", "on_sale_again", "store_paused", "store_resumed", "store_busy"]),
  );
});

it("every route is for people of the board, and of that store", async () => {
  const [kitchen] = await database.select().from(stores).where(eq(stores.id, shop.kitchen));
  const store = present(kitchen).id;
  const routes = [
    ["GET", "/board/items", { query: { store_id: String(store) } }],
    ["PUT", "/board/items/sold-out", { body: { store_id: store, sold_out: false, until: null } }],
    ["PUT", `/board/items/${shop.soup}`, { body: {} }],
    ["GET", `/board/stores/${store}`, {}],
    ["PUT", `/board/stores/${store}/pause`, { body: { minutes: 0 } }],
    ["PUT", `/board/stores/${store}/busy`, { body: { minutes: 0 } }],
    ["PUT", `/board/stores/${store}/special-days`, { body: { date: "2099-01-01", windows: null } }],
  ] as const;
  for (const [method, path, more] of routes) {
    const statusOf = async (token: string | null) =>
      (await server.call(method, path, { token, ...more } as Parameters<typeof server.call>[2])).status;
    for (const stranger of [null, tokens.shopper, "nonsense"])
      expect([path, await statusOf(stranger)]).toEqual([path, 401]);
    for (const token of [tokens.owner, tokens.dispatcher, tokens.kitchen])
      expect([path, await statusOf(token)]).toEqual([path, 200]);
    expect([path, await statusOf(tokens.market)]).toEqual([path, 404]);
  }
});
