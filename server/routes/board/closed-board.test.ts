/** How a new order is told to people of the shop whose board is closed, or who do not answer. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows";
import { boardDevices, operators, stores } from "../../db/schema";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { tellUnanswered } from "../../services/unanswered-orders/tell-unanswered";
import { newOperator, operatorPassword } from "../../testing/board";
import { textOfCommand } from "../../testing/operator";
import { device, resetPushes, sendAll } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { context } = server;
const { database } = context;
afterAll(() => server.close());

let ada: string;
let bob: string;
let grocer: string;
beforeAll(async () => {
  ada = (await newOperator(server, { name: "Ada", role: "owner" })).token;
  bob = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  grocer = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
});
beforeEach(async () => {
  await resetPushes(server);
  await database.delete(boardDevices);
  server.mails.length = 0;
});

const newSoup = async () => orderSoup(await newGuest(server));
async function listen(token: string, language: "en" | "ar" = "en") {
  const subscription = device();
  const path = "/board/push/subscribe";
  const { status } = await server.call("POST", path, { token, body: subscription, language });
  expect(status).toBe(200);
  return subscription.endpoint;
}
const accept = (id: number) =>
  server.call("POST", `/board/orders/${id}/accept`, {
    token: bob,
    body: { seen_status: "pending", minutes: 20 },
  });
async function sent() {
  await sendAll(server);
  return server.push.sent.map(({ target, note: { data } }) => ({
    to: target.kind === "web" ? target.endpoint : "",
    data,
  }));
}

describe("a board that is closed", () => {
  it("hears of its stores' new orders, with nothing of a person, and of their answer", async () => {
    const [owners, kitchens] = [await listen(ada), await listen(bob, "ar")];
    await listen(grocer);
    const id = await newSoup();
    const told = await sent();
    expect(told.map(({ to }) => to).sort()).toEqual([owners, kitchens].sort());
    const english = told.find(({ to }) => to === owners);
    expect(english?.data).toMatchObject({ type: "board_order", news: "new", title: `New order #${id}` });
    expect(english?.data.body).toMatch(/^Items: 1 · .*\d\.\d\d/);
    expect(told.find(({ to }) => to === kitchens)?.data.title).toMatch(/^طلب جديد/);
    expect(JSON.stringify(server.push.sent.map(({ note }) => note.data))).not.toMatch(/Grace|5553456/);
    server.push.sent = [];
    await accept(id);
    const answered = await sent();
    expect(answered.map(({ data }) => data.news)).toEqual(["answered", "answered"]);
    server.push.sent = [];
    await server.call("POST", `/board/orders/${id}/ready`, {
      token: bob,
      body: { seen_status: "confirmed" },
    });
    expect(await sent()).toEqual([]);
  });

  it("is not rung for what was answered before its push went out", async () => {
    await listen(bob);
    await cancelOrderByOperator(context, await newSoup());
    expect((await sent()).map(({ data }) => data.news)).toEqual(["answered"]);
  });

  it("is forgotten when it signs out, when nobody listens there, and when its key is old", async () => {
    const left = async () => (await database.select().from(boardDevices)).map(({ endpoint }) => endpoint);
    const signedIn = await server.call("POST", "/board/sign-in", {
      body: { email: "bob@shop.test", password: operatorPassword },
    });
    await listen(signedIn.body.token);
    await server.call("POST", "/board/sign-out", { token: signedIn.body.token });
    expect(await left()).toEqual([]);
    await listen(bob);
    const old = await listen(bob);
    await database.update(boardDevices).set({ serverKey: "older" }).where(eq(boardDevices.endpoint, old));
    server.push.results = ["gone"];
    await newSoup();
    await sent();
    expect(await left()).toEqual([]);
  });

  it("is switched off by its own people alone", async () => {
    const endpoint = await listen(bob);
    const off = (token: string) =>
      server.call("POST", "/board/push/unsubscribe", { token, body: { endpoint } });
    await off(grocer);
    expect(await database.select().from(boardDevices)).toHaveLength(1);
    await off(bob);
    expect(await database.select().from(boardDevices)).toEqual([]);
  });

  it("subscribes at push services alone", async () => {
    const body = { ...device(), endpoint: "https://10.0.0.1/inside" };
    expect((await server.call("POST", "/board/push/subscribe", { token: bob, body })).status).toBe(403);
  });
});

describe("an order that nobody answers", () => {
  const waiting = async (id: number) =>
    rowsOf<{ level: number; seconds: number }>(
      await database.execute(sql`
        select (data ->> 'level')::int as level, round(extract(epoch from start_after - created_on))::int as seconds
        from pgboss.job where name = 'unanswered-order' and (data ->> 'orderId')::bigint = ${id} order by 1`),
    ).map(({ level, seconds }) => [level, seconds]);
  const tell = async (orderId: number, level: number) => {
    await sendAll(server);
    server.mails.length = 0;
    await tellUnanswered(context, { orderId, level });
    await sendAll(server);
    return server.mails.map(({ to }) => to).sort();
  };
  const set = (minutes: number) =>
    textOfCommand(context, "config", "set")("unanswered_minutes", String(minutes));

  it("is told after the minutes of the setting, and after twice as many, by jobs of the database", async () => {
    expect(await waiting(await newSoup())).toEqual([
      [1, 180],
      [2, 360],
    ]);
    await set(10);
    expect(await waiting(await newSoup())).toEqual([
      [1, 600],
      [2, 1200],
    ]);
    await set(0);
    expect(await waiting(await newSoup())).toEqual([]);
    await set(3);
  });

  it("is told once to its store's people, and once to the owners", async () => {
    const id = await newSoup();
    expect(await tell(id, 1)).toEqual(["bob@shop.test"]);
    expect(server.mails[0]?.text).toContain(`/board/#order=${id}`);
    expect(await tell(id, 1)).toEqual([]);
    expect(await tell(id, 2)).toEqual(["ada@shop.test"]);
  });

  it("is told to its store's mailbox where nobody is named for it", async () => {
    const id = await newSoup();
    await database.update(stores).set({ email: "pans@shop.test" }).where(eq(stores.id, shop.kitchen));
    await database.update(operators).set({ passwordHash: null }).where(eq(operators.name, "Bob"));
    expect(await tell(id, 1)).toEqual(["pans@shop.test"]);
  });

  it("is left alone once it was accepted or refused", async () => {
    const [accepted, canceled] = [await newSoup(), await newSoup()];
    await accept(accepted);
    await cancelOrderByOperator(context, canceled);
    for (const id of [accepted, canceled]) expect(await tell(id, 1)).toEqual([]);
  });
});
