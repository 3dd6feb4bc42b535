import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Item, LoginResult, Order, Store } from "@/contract";
import { runCommand } from "../../cli/commands";
import {
  brands,
  cancelReasons,
  categories,
  coupons,
  couriers,
  customers,
  items,
  modules,
  moduleZones,
  orderLines,
  orders,
  reviews,
  searchWords,
  settings,
  stores,
  zones,
} from "../../db/schema";
import { type DemoShop, demoShop } from "../../testing/demo-shop";
import { linesOfCommand } from "../../testing/operator";
import { login } from "../../testing/people";
import { addZone } from "../../testing/rows";
import { fillCart, newCustomer, newGuest, plain, type Shopper } from "../../testing/shoppers";
import { openTestServer, type TestServer } from "../../testing/test-server";
import { advanceOrder } from "../orders/advance-order";
import { isFilledByDemo, refuseDemo } from "./demo-rows";

const demoAccount = ["demo@doorstep.test", "doorstep"] as const;
/** A dish that is sold at any hour. */
const dish = "anchor-burger-sea-salt-fries";

let server: TestServer;
let demo: DemoShop;
let item: Item;
let store: Store;
let delivered: { who: Shopper; id: number };
let underWay: { who: Shopper; id: number };
let ownItem: number;

beforeAll(async () => {
  server = await openTestServer({ demo: true, settings: { demo: false } });
  demo = await demoShop(server);
  item = await demo.item(dish);
  store = await demo.store(String(item.store_id));
});

afterAll(() => server?.close());

/** Orders the dish for take-away. */
async function ordered(who: Shopper): Promise<number> {
  await fillCart(server, who, item.module_id, plain(item.id));
  const { status, body } = await server.call("POST", "/customer/order/place", {
    ...who,
    module: item.module_id,
    zone: [item.zone_id],
    body: {
      order_type: "take_away",
      payment_method: "cash_on_delivery",
      store_id: item.store_id,
      contact_person_name: "Grace Hopper",
      contact_person_number: "+12025553456",
      contact_person_email: "grace@shop.test",
    },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.order_id;
}

async function pastOrders(who: Shopper): Promise<Order[]> {
  const query = { limit: 10, offset: 1 };
  return (await server.call("GET", "/customer/order/list", { ...who, query })).body.orders;
}

/** A zone, a store and an item of the operator's own, in the demo's food module and one of its categories. */
async function addOwnShop(): Promise<number> {
  const { database } = server.context;
  const zoneId = await addZone(database, "own-zone");
  await database.insert(moduleZones).values({ zoneId, moduleId: item.module_id });
  const [ownStore] = await database
    .insert(stores)
    .values({
      slug: "own-store",
      name: "Own store",
      moduleId: item.module_id,
      zoneId,
      vendorId: 1,
      phone: "+12025550001",
      email: "own@shop.test",
      place: { lat: 53, lng: 10 },
      address: "1 Main Street",
    })
    .returning();
  const parentCategoryId = Number(item.category_ids[0]?.id);
  const [row] = await database
    .insert(items)
    .values({
      slug: "own-item",
      name: "Zwieback",
      storeId: ownStore?.id ?? 0,
      moduleId: item.module_id,
      zoneId,
      categoryId: item.category_id,
      parentCategoryId,
      price: 500,
    })
    .returning();
  return row?.id ?? 0;
}

describe("a shop that leaves the demo behind", () => {
  it("knows that the demo filled its database", async () => {
    expect(await isFilledByDemo(server.context.database)).toBe(true);
    expect((await login(server, ...demoAccount)).status).toBe(200);
  });

  it("is not emptied while the demo is switched on", async () => {
    const withDemo = { ...server.context, settings: { ...server.context.settings, demo: true } };
    await expect(runCommand(withDemo, ["demo-remove"], () => {})).rejects.toThrow(/set DEMO=0/);
    expect(await isFilledByDemo(server.context.database)).toBe(true);
  });

  it("removes the demo by one command", async () => {
    const { database } = server.context;
    const customer = await newCustomer(server);
    delivered = { who: { token: customer.token }, id: await ordered({ token: customer.token }) };
    for (let step = 0; step < 4; step += 1) await advanceOrder(server.context, delivered.id);
    const guest = await newGuest(server);
    underWay = { who: guest, id: await ordered(guest) };
    // A cart line must not hold the item that it is about.
    await fillCart(server, await newGuest(server), item.module_id, plain(item.id));
    const demoToken = ((await login(server, ...demoAccount)).body as LoginResult).token ?? "";
    await ordered({ token: demoToken });
    ownItem = await addOwnShop();
    await runCommand(server.context, ["config", "set", "business_name", '"Own shop"'], () => {});

    const lines = await linesOfCommand(server.context, "demo-remove")();
    expect(lines[0]).toBe("Canceled 2 orders that were under way.");
    expect(lines[1]).toMatch(/^Removed the demo: \d{4,} rows\.$/);
    expect(lines[2]).toMatch(/rows stay, switched off/);
    expect(await isFilledByDemo(database)).toBe(false);
  });

  it("lets nobody in with the demo's account, not even with an old token", async () => {
    expect((await login(server, ...demoAccount)).status).toBe(401);
    const { database } = server.context;
    expect(await database.select().from(customers).where(eq(customers.email, demoAccount[0]))).toEqual([]);
  });

  it("keeps the orders of real people with the store that they ordered from", async () => {
    const [order] = await pastOrders(delivered.who);
    expect(order).toMatchObject({ id: delivered.id, order_status: "delivered" });
    expect(order?.store).toMatchObject({ name: store.name, status: 0 });
    const details = await server.call("GET", "/customer/order/details", {
      ...delivered.who,
      query: { order_id: delivered.id },
    });
    expect(details.body).toMatchObject([{ quantity: 1, item_details: { name: item.name } }]);
    const [canceled] = await pastOrders(underWay.who);
    expect(canceled).toMatchObject({ id: underWay.id, order_status: "canceled", canceled_by: "admin" });
  });

  it("deletes every row that nothing of the shop's own points at", async () => {
    const { database } = server.context;
    const [someOrders, someLines] = [
      await database.select().from(orders),
      await database.select().from(orderLines),
    ];
    expect(someOrders.map((row) => row.id).sort()).toEqual([delivered.id, underWay.id].sort());
    expect(someLines).toHaveLength(2);
    for (const table of [brands, coupons, couriers, reviews, cancelReasons]) {
      expect(await database.select().from(table)).toEqual([]);
    }
    const left = async (table: typeof items | typeof stores | typeof modules | typeof zones) =>
      (await database.select({ id: table.id }).from(table)).length;
    // Rows that the orders name, of the demo's and the shop's own.
    expect([await left(items), await left(stores), await left(zones), await left(modules)]).toEqual([
      2, 2, 2, 1,
    ]);
    const keys = (await database.select({ key: settings.key }).from(settings)).map((row) => row.key);
    expect(keys).toEqual(["business_name"]);
  });

  it("shows only what is the shop's own", async () => {
    const listed = await server.call("GET", "/zone/list");
    expect(listed.body.map((zone: { name: string }) => zone.name)).toEqual(["own-zone"]);
    expect((await server.call("GET", `/stores/details/${store.id}`)).body).toBeNull();
    const old = { module: item.module_id, zone: [item.zone_id] };
    expect((await server.call("GET", "/items/popular", old)).body.products).toEqual([]);
    expect((await server.call("GET", `/items/details/${item.id}`, old)).status).toBe(404);
    const own = { module: item.module_id, zone: [(listed.body[0] as { id: number }).id] };
    const popular = await server.call("GET", "/items/popular", own);
    expect(popular.body.products.map((row: Item) => row.id)).toEqual([ownItem]);
    const { database } = server.context;
    const words = (await database.select({ word: searchWords.word }).from(searchWords)).map(
      (row) => row.word,
    );
    expect(words).toContain("zwieback");
    expect(words).not.toContain("salt");
    const shown = await database.select().from(categories).where(eq(categories.active, true));
    expect(shown.map((row) => row.id)).toContain(item.category_id);
  });

  it("says so when there is no demo any more", async () => {
    await expect(runCommand(server.context, ["demo-remove"], () => {})).rejects.toThrow("There is no demo");
  });
});

describe("a demo whose seed did not note its rows", () => {
  let older: TestServer;
  beforeAll(async () => {
    older = await openTestServer({ demo: true, settings: { demo: false } });
    await older.context.database.delete(settings).where(eq(settings.key, "demo_rows"));
  });
  afterAll(() => older?.close());

  it("loses its account with its orders, and the shop is no longer refused", async () => {
    const { database } = older.context;
    const before = await database.select({ id: stores.id }).from(stores);
    const person = await newCustomer(older);
    expect((await login(older, ...demoAccount)).status).toBe(200);
    const lines = await linesOfCommand(older.context, "demo-remove")();
    expect(lines.join(" ")).toContain("Removed the demo's account");
    expect(lines.join(" ")).toContain("stores, items and zones stay");
    expect((await login(older, ...demoAccount)).status).toBe(401);
    expect(await database.select().from(orders)).toEqual([]);
    expect((await database.select({ id: customers.id }).from(customers)).map(({ id }) => id)).not.toContain(
      1,
    );
    expect((await older.call("GET", "/customer/info", { token: person.token })).status).toBe(200);
    // Rows that may be the shop's own are kept.
    expect(await database.select({ id: stores.id }).from(stores)).toHaveLength(before.length);
    await expect(refuseDemo(database)).resolves.toBeUndefined();
  });
});
