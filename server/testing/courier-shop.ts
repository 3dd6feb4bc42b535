/** A small shop with two couriers, a dispatcher and somebody of its kitchen, and what they press. */
import { eq, ne } from "drizzle-orm";
import { orders } from "../db/schema";
import { writeSetting } from "../services/settings/settings";
import { newOperator } from "./board";
import { newCourier } from "./couriers";
import { present } from "./present";
import { openShopServer } from "./shop-server";
import { newGuest } from "./shoppers";

export type Person = { id: number; token: string };

export async function openCourierShop() {
  const opened = await openShopServer({
    openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
  });
  const { server, shop, orderSoup } = opened;
  const { database } = server.context;
  const ada = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  const bob = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  // The courier of the small shop's files does not work while these are tried.
  await writeSetting(database, "courier_assignment", "shop");
  const kim = await newCourier(server, shop.courier, "Kim", "+12025550171");
  const lee = await newCourier(server, shop.courier, "Lee", "+12025550172");

  const now = () => server.context.clock.now().getTime();
  const rowOf = async (id: number) =>
    present((await database.select().from(orders).where(eq(orders.id, id)))[0]);
  const shownSum = async (id: number) => (await rowOf(id)).total / 100;
  const accept = (id: number) =>
    server.call("POST", `/board/orders/${id}/accept`, {
      token: bob,
      body: { seen_status: "pending", minutes: 20 },
    });
  const assign = (id: number, who: Person) =>
    server.call("POST", `/board/orders/${id}/courier`, { token: bob, body: { courier_id: who.id } });
  return {
    ...opened,
    database,
    /** Tokens of a dispatcher, and of somebody of the kitchen. */
    ada,
    bob,
    kim,
    lee,
    now,
    rowOf,
    shownSum,
    accept,
    assign,
    press: (
      who: Person,
      id: number,
      word: "picked-up" | "arrived" | "delivered" | "returned",
      body: Record<string, unknown> = {},
      key?: string,
    ) =>
      server.call("POST", `/courier/orders/${id}/${word}`, {
        token: who.token,
        body: { at: now(), ...body },
        ...(key ? { key } : {}),
      }),
    me: async (who: Person) => (await server.call("GET", "/courier/me", { token: who.token })).body,
    /** An accepted order that somebody was given. */
    given: async (who: Person) => {
      const guest = await newGuest(server);
      const id = await orderSoup(guest);
      await accept(id);
      await assign(id, who);
      return { id, guest };
    },
    /** What a courier says at the door. */
    delivered: async (id: number) => ({ code: (await rowOf(id)).otp, cash_taken: await shownSum(id) }),
    /** Between tests: couriers without orders are free for the next one. */
    freeCouriers: async () => {
      server.clock.release();
      await database.update(orders).set({ status: "canceled" }).where(ne(orders.status, "delivered"));
    },
  };
}
