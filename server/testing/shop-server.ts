/** A server with the small shop, and what tests of carts and orders do with it again and again. */
import { eq } from "drizzle-orm";
import type { Order } from "@/contract";
import type { OrderPage } from "@/contract/calls/orders";
import { items, orders, stores } from "../db/schema";
import { writeSetting } from "../services/settings/settings";
import { fillCart, newGuest, place, plain, type Shopper } from "./shoppers";
import { fillSmallShop, type SmallShop } from "./small-shop";
import { openTestServer, type TestServer, type TestServerOptions } from "./test-server";

export interface ShopServer {
  server: TestServer;
  shop: SmallShop;
  /** Number of orders. */
  countOrders(): Promise<number>;
  stockOf(itemId: number): Promise<number | undefined>;
  /** An order as its owner, or a guest with the number that `checkout` sends, sees it. */
  trackOrder(who: Shopper, id: number): Promise<Order>;
  /** A new guest with these lines in the food cart. */
  guestWithCart(...lines: Record<string, unknown>[]): Promise<{ guest: number }>;
  /** Places an order of one soup; returns its id, and throws when it is refused. */
  orderSoup(who: Shopper, changes?: Record<string, unknown>): Promise<number>;
  /** A page of a shopper's past or running orders. */
  readOrders(
    who: Shopper,
    path: "list" | "running-orders",
    query?: { limit: number; offset: number },
  ): Promise<OrderPage>;
  /** Asks where the courier of an order is. */
  readCourier(who: Shopper, id: number): ReturnType<typeof readCourier>;
  /** Runs something while the kitchen is different. */
  withKitchen(changes: Partial<typeof stores.$inferInsert>, work: () => Promise<void>): Promise<void>;
  /** Runs something while a setting is different. */
  withSetting(key: string, value: unknown, after: unknown, work: () => Promise<void>): Promise<void>;
}

const readCourier = (server: TestServer, who: Shopper, id: number) =>
  server.call("GET", "/delivery-man/last-location", { ...who, query: { order_id: id } });

/** Opens a server on a fresh database with the small shop. The test file closes it. */
export async function openShopServer(settings: TestServerOptions["settings"] = {}): Promise<ShopServer> {
  const server = await openTestServer({ settings });
  const { database } = server.context;
  const shop = await fillSmallShop(database);
  return {
    server,
    shop,
    countOrders: async () => (await database.select({ id: orders.id }).from(orders)).length,
    stockOf: async (itemId) =>
      (await database.select({ stock: items.stock }).from(items).where(eq(items.id, itemId)))[0]?.stock,
    trackOrder: async (who, id) => {
      const query = { order_id: id, contact_number: "+12025553456" };
      return (await server.call("GET", "/customer/order/track", { ...who, query })).body;
    },
    guestWithCart: async (...lines) => {
      const guest = await newGuest(server);
      await fillCart(server, guest, shop.food, ...lines);
      return guest;
    },
    orderSoup: async (who, changes = {}) => {
      await fillCart(server, who, shop.food, plain(shop.soup));
      const placed = await place(server, shop, who, changes);
      if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
      return placed.body.order_id;
    },
    readOrders: async (who, path, query = { limit: 10, offset: 1 }) =>
      (await server.call("GET", `/customer/order/${path}`, { ...who, query })).body,
    readCourier: (who, id) => readCourier(server, who, id),
    withKitchen: async (changes, work) => {
      const [before] = await database.select().from(stores).where(eq(stores.id, shop.kitchen));
      await database.update(stores).set(changes).where(eq(stores.id, shop.kitchen));
      try {
        await work();
      } finally {
        if (before) await database.update(stores).set(before).where(eq(stores.id, shop.kitchen));
      }
    },
    withSetting: async (key, value, after, work) => {
      await writeSetting(database, key, value);
      try {
        await work();
      } finally {
        await writeSetting(database, key, after);
      }
    },
  };
}
