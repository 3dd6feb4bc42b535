/** What tests of orders do with them once they are placed, bound to one server with the small shop. */

import { fillCart, place, plain, type Shopper } from "./shoppers";
import { fillSmallShop, type SmallShop } from "./small-shop";
import { openTestServer, type TestResponse, type TestServer } from "./test-server";

export interface OrderDesk {
  server: TestServer;
  shop: SmallShop;
  /** Places an order of one soup; returns its id, and throws when it is refused. */
  ordered(who: Shopper, changes?: Record<string, unknown>): Promise<number>;
  /** A page of somebody's past or running orders, as the API answers it. */
  pageOf(
    who: Shopper,
    path: "list" | "running-orders",
    query?: { limit: number; offset: number },
  ): Promise<TestResponse["body"]>;
  /** Asks where the courier of an order is. */
  location(who: Shopper, id: number): ReturnType<TestServer["call"]>;
}

/** Opens a server with the small shop. */
export async function openOrderDesk(): Promise<OrderDesk> {
  const server = await openTestServer();
  const shop = await fillSmallShop(server.context.database);
  return {
    server,
    shop,
    ordered: async (who, changes = {}) => {
      await fillCart(server, who, shop.food, plain(shop.soup));
      const answer = await place(server, shop, who, changes);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.order_id;
    },
    pageOf: async (who, path, query = { limit: 10, offset: 1 }) =>
      (await server.call("GET", `/customer/order/${path}`, { ...who, query })).body,
    location: (who, id) =>
      server.call("GET", "/delivery-man/last-location", { ...who, query: { order_id: id } }),
  };
}
