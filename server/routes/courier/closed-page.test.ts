/** How couriers hear of their orders while their page is closed. */
import { eq, ne, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { courierDevices, courierOffers, couriers, orders } from "../../db/schema";
import { runOfferEnd } from "../../services/couriers/waiting-orders";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { writeSetting } from "../../services/settings/settings";
import { newOperator } from "../../testing/board";
import { courierPassword, newCourier } from "../../testing/couriers";
import { present } from "../../testing/present";
import { device, resetPushes, sendAll } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { context } = server;
const { database } = context;
afterAll(() => server.close());

type Person = { id: number; token: string };
let kim: Person;
let lee: Person;
let bob: string;
beforeAll(async () => {
  bob = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  kim = await newCourier(server, shop.courier, "Kim", "+12025550171");
  lee = await newCourier(server, shop.courier, "Lee", "+12025550172");
  await database.update(couriers).set({ active: false }).where(eq(couriers.id, shop.courier));
});
beforeEach(async () => {
  await writeSetting(database, "courier_assignment", "shop");
  await resetPushes(server);
  await database.delete(courierDevices);
});
afterEach(async () => {
  server.clock.release();
  await database.update(orders).set({ status: "canceled" }).where(ne(orders.status, "delivered"));
  await database.delete(courierOffers);
});

async function listen({ token }: { token: string }, language: "en" | "ar" = "en") {
  const subscription = device();
  const path = "/courier/push/subscribe";
  expect((await server.call("POST", path, { token, body: subscription, language })).status).toBe(200);
  return subscription.endpoint;
}
/** What was sent since the last look, as [device, news]. */
async function told() {
  await sendAll(server);
  const { sent } = server.push;
  server.push.sent = [];
  return sent.map(({ target, note: { data } }) => [target.kind === "web" ? target.endpoint : "", data.news]);
}
const accept = (id: number) =>
  server.call("POST", `/board/orders/${id}/accept`, {
    token: bob,
    body: { seen_status: "pending", minutes: 20 },
  });
const assign = (id: number, who: Person | null) =>
  server.call("POST", `/board/orders/${id}/courier`, { token: bob, body: { courier_id: who?.id ?? null } });
async function accepted(): Promise<number> {
  const id = await orderSoup(await newGuest(server));
  expect((await accept(id)).status).toBe(200);
  return id;
}
const offerOf = async (id: number) =>
  present((await database.select().from(courierOffers).where(eq(courierOffers.orderId, id)))[0]);

it("is told of an assigned order, with its number and store alone, and when it is taken away or canceled", async () => {
  const [kims, lees] = [await listen(kim), await listen(lee, "ar")];
  const id = await accepted();
  await assign(id, kim);
  await sendAll(server);
  const [sent] = server.push.sent;
  const { data } = present(sent).note;
  expect(data).toEqual({
    type: "courier_order",
    news: "assigned",
    order_id: String(id),
    title: `Order #${id} is yours to bring`,
    body: expect.stringMatching(/\w/),
  });
  expect(JSON.stringify(data)).not.toMatch(/Grace|5553456|Street|\d\.\d\d/);
  server.push.sent = [];
  await assign(id, lee);
  expect((await told()).sort()).toEqual(
    [
      [kims, "taken"],
      [lees, "assigned"],
    ].sort(),
  );
  await cancelOrderByOperator(context, id);
  expect(await told()).toEqual([[lees, "canceled"]]);
});

it("says only what is still so when the push goes out", async () => {
  const kims = await listen(kim);
  const id = await accepted();
  await assign(id, kim);
  await assign(id, null);
  expect(await told()).toEqual([[kims, "taken"]]);
});

it("is told of an offer and of its end: answered, expired or withdrawn", async () => {
  await writeSetting(database, "courier_assignment", "offers");
  const devices = new Map([
    [kim.id, await listen(kim)],
    [lee.id, await listen(lee)],
  ]);
  const id = await accepted();
  const first = await offerOf(id);
  const asked = first.courierId === kim.id ? kim : lee;
  const other = asked === kim ? lee : kim;
  expect(await told()).toEqual([[devices.get(asked.id), "offered"]]);
  await server.call("POST", `/courier/offers/${first.id}/decline`, { token: asked.token });
  expect((await told()).sort()).toEqual(
    [
      [devices.get(asked.id), "over"],
      [devices.get(other.id), "offered"],
    ].sort(),
  );
  server.clock.advance(120_000);
  await runOfferEnd(context, { orderId: id });
  expect(await told()).toEqual([[devices.get(other.id), "over"]]);

  const second = await accepted();
  const offer = await offerOf(second);
  const taker = offer.courierId === kim.id ? kim : lee;
  expect(await told()).toEqual([[devices.get(taker.id), "offered"]]);
  await server.call("POST", `/courier/offers/${offer.id}/accept`, { token: taker.token });
  expect(await told()).toEqual([[devices.get(taker.id), "accepted"]]);
});

it("subscribes at push services alone, keeps ten devices, and forgets them at sign-out and by their courier alone", async () => {
  const left = async () => (await database.select().from(courierDevices)).map(({ endpoint }) => endpoint);
  const body = { ...device(), endpoint: "https://10.0.0.1/inside" };
  const bad = await server.call("POST", "/courier/push/subscribe", { token: kim.token, body });
  expect(bad.status).toBe(403);
  const off = (who: Person, endpoint: string) =>
    server.call("POST", "/courier/push/unsubscribe", { token: who.token, body: { endpoint } });
  const first = await listen(kim);
  await off(lee, first);
  expect(await left()).toEqual([first]);
  await off(kim, first);
  expect(await left()).toEqual([]);
  for (let index = 0; index < 11; index += 1) await listen(kim);
  expect(await left()).toHaveLength(10);
  await database.delete(courierDevices);
  const again = await server.call("POST", "/courier/sign-in", {
    body: { phone: "+12025550171", password: courierPassword },
  });
  await listen(again.body);
  await server.call("POST", "/courier/sign-out", { token: again.body.token });
  expect(await left()).toEqual([]);
  expect((await server.call("GET", "/courier/push", {})).status).toBe(401);
});

it("is sent to nobody who works here no longer", async () => {
  await listen(kim);
  const id = await accepted();
  await assign(id, kim);
  await database.execute(sql`update couriers set active = false where id = ${kim.id}`);
  expect(await told()).toEqual([]);
  await database.execute(sql`update couriers set active = true where id = ${kim.id}`);
});
