/** What tests of ordering do at the till of the small shop, bound to one server. */
import { eq } from "drizzle-orm";
import { items, orders, stores } from "../db/schema";
import { writeSetting } from "../services/settings/settings";
import { fillCart, newGuest, type Shopper } from "./shoppers";
import { fillSmallShop, type SmallShop } from "./small-shop";
import { openTestServer, type TestServer } from "./test-server";

export interface Till {
  server: TestServer;
  shop: SmallShop;
  /** Number of orders. */
  ordersMade(): Promise<number>;
  stockOf(itemId: number): Promise<number | undefined>;
  /** An order as its owner, or a guest with the right number, sees it. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look inside the answer
  track(who: Shopper, id: number): Promise<any>;
  /** A new guest with these lines in the food cart. */
  guestWith(...lines: Record<string, unknown>[]): Promise<{ guest: number }>;
  /** Does something while the kitchen is different. */
  whileKitchen(changes: Partial<typeof stores.$inferInsert>, work: () => Promise<void>): Promise<void>;
  /** Does something while a setting is different. */
  whileSetting(key: string, value: unknown, after: unknown, work: () => Promise<void>): Promise<void>;
}

/** Opens a server with the small shop. */
export async function openTill(): Promise<Till> {
  const server = await openTestServer();
  const shop = await fillSmallShop(server.context.database);
  const { database } = server.context;
  return {
    server,
    shop,
    ordersMade: async () => (await database.select({ id: orders.id }).from(orders)).length,
    stockOf: async (itemId) =>
      (await database.select({ stock: items.stock }).from(items).where(eq(items.id, itemId)))[0]?.stock,
    track: async (who, id) =>
      (
        await server.call("GET", "/customer/order/track", {
          ...who,
          query: { order_id: id, contact_number: "+15550123456" },
        })
      ).body,
    guestWith: async (...lines) => {
      const guest = await newGuest(server);
      await fillCart(server, guest, shop.food, ...lines);
      return guest;
    },
    whileKitchen: async (changes, work) => {
      const [before] = await database.select().from(stores).where(eq(stores.id, shop.kitchen));
      await database.update(stores).set(changes).where(eq(stores.id, shop.kitchen));
      try {
        await work();
      } finally {
        if (before) await database.update(stores).set(before).where(eq(stores.id, shop.kitchen));
      }
    },
    whileSetting: async (key, value, after, work) => {
      await writeSetting(database, key, value);
      try {
        await work();
      } finally {
        await writeSetting(database, key, after);
      }
    },
  };
}
