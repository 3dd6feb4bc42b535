import { and, eq, ne } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { auditLog, courierCash, courierOffers, couriers, orders } from "../../db/schema";
import { runOfferEnd } from "../../services/couriers/waiting-orders";
import { writeSetting } from "../../services/settings/settings";
import { blackPicture } from "../../testing/black-picture";
import { newOperator } from "../../testing/board";
import { courierPassword, newCourier } from "../../testing/couriers";
import { appendPhotos, postForm } from "../../testing/form-call";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const { server, shop, orderSoup, trackOrder, readCourier } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());
afterEach(async () => {
  server.clock.release();
  // Couriers without orders are free for the next test.
  await database.update(orders).set({ status: "canceled" }).where(ne(orders.status, "delivered"));
});

type Person = { id: number; token: string };
let kim: Person;
let lee: Person;
let ada: string;
let bob: string;
beforeAll(async () => {
  ada = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  bob = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  // The courier of the small shop's files does not work while these are tried.
  await writeSetting(database, "courier_assignment", "shop");
  kim = await newCourier(server, shop.courier, "Kim", "+12025550171");
  lee = await newCourier(server, shop.courier, "Lee", "+12025550172");
});

const now = () => server.context.clock.now().getTime();
const press = (
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
  });
const me = async (who: Person) => (await server.call("GET", "/courier/me", { token: who.token })).body;
const rowOf = async (id: number) =>
  present((await database.select().from(orders).where(eq(orders.id, id)))[0]);
const accept = (id: number) =>
  server.call("POST", `/board/orders/${id}/accept`, {
    token: bob,
    body: { seen_status: "pending", minutes: 20 },
  });
const assign = (id: number, who: Person) =>
  server.call("POST", `/board/orders/${id}/courier`, { token: bob, body: { courier_id: who.id } });
/** An accepted order that somebody was given. */
async function given(who: Person): Promise<{ id: number; guest: { guest: number } }> {
  const guest = await newGuest(server);
  const id = await orderSoup(guest);
  await accept(id);
  await assign(id, who);
  return { id, guest };
}
const delivered = async (id: number) => ({ code: (await rowOf(id)).otp, cash_taken: await shownSum(id) });
const shownSum = async (id: number) => (await rowOf(id)).total / 100;
const sendPlaces = (who: Person, ...places: [lat: number, lng: number, at?: number][]) =>
  server.call("POST", "/courier/positions", {
    token: who.token,
    body: { positions: places.map(([lat, lng, at]) => ({ lat, lng, at: at ?? now() })) },
  });

describe("a courier", () => {
  it("signs in by number and password, and neither by a used link nor with another password", async () => {
    const signIn = (password: string) =>
      server.call("POST", "/courier/sign-in", { body: { phone: "+1 202-555-0171", password } });
    expect((await signIn(courierPassword)).body.courier).toMatchObject({ id: kim.id, one_order: false });
    expect((await signIn("another-one")).status).toBe(401);
    const printed = await textOfCommand(server.context, "courier")("invite", String(lee.id));
    const token = /#invite=([\w-]+)/.exec(printed)?.[1];
    const use = () =>
      server.call("POST", "/courier/invitations/accept", { body: { token, password: courierPassword } });
    const [first, second] = await Promise.all([use(), use()]);
    expect([first.status, second.status].sort()).toEqual([200, 403]);
    lee = { id: lee.id, token: (first.status === 200 ? first : second).body.token };
  });

  it("brings an order: each step once, written down, and its cash counted", async () => {
    const { id, guest } = await given(kim);
    const [own] = (await me(kim)).orders.filter((order) => order.id === id);
    expect(own).toMatchObject({ status: "confirmed", cash_to_take: await shownSum(id), pieces: 1 });
    expect(own?.drop_off.phone).not.toBe("");
    expect((await press(kim, id, "picked-up")).body).toEqual({ id, status: "picked_up" });
    expect((await press(kim, id, "arrived")).status).toBe(200);
    expect((await press(kim, id, "delivered", { cash_taken: 1 })).status).toBe(403);
    const body = { at: now(), ...(await delivered(id)) };
    const [first, second] = await Promise.all([
      press(kim, id, "delivered", body, "key-of-kim-1"),
      press(kim, id, "delivered", body, "key-of-kim-1"),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await trackOrder(guest, id)).order_status).toBe("delivered");
    const cash = await database.select().from(courierCash).where(eq(courierCash.orderId, id));
    expect(cash).toMatchObject([{ courierId: kim.id, amount: (await rowOf(id)).total }]);
    expect((await me(kim)).orders.some((order) => order.id === id)).toBe(false);
    const audit = await database.select().from(auditLog).where(eq(auditLog.orderId, id));
    expect(audit.map(({ operatorName, action }) => [operatorName.split(" ")[0], action]).slice(2)).toEqual([
      ["Kim", "order_picked_up"],
      ["Kim", "courier_arrived"],
      ["Kim", "order_delivered"],
    ]);
  });

  it("keeps the time of a press that waited for the network, between the step before and now", async () => {
    const { id } = await given(kim);
    server.clock.advance(60_000);
    const pressed = now();
    server.clock.advance(600_000);
    await press(kim, id, "picked-up", { at: pressed });
    expect((await rowOf(id)).reached.picked_up).toBe(new Date(pressed).toISOString());
    await press(kim, id, "delivered", { ...(await delivered(id)), at: now() + 86_400_000 });
    expect((await rowOf(id)).reached.delivered).toBe(new Date(now()).toISOString());
  });

  it("sees and moves own orders alone, and no address once the order is somebody else's", async () => {
    const { id } = await given(kim);
    expect((await me(lee)).orders.some((order) => order.id === id)).toBe(false);
    for (const [word, body] of [
      ["picked-up", {}],
      ["arrived", {}],
      ["delivered", { cash_taken: 0 }],
      ["returned", { reason: "x" }],
    ] as const)
      expect([word, (await press(lee, id, word, body)).status]).toEqual([word, 404]);
    await assign(id, lee);
    expect((await me(kim)).orders.some((order) => order.id === id)).toBe(false);
    expect((await press(kim, id, "picked-up")).status).toBe(404);
    expect((await rowOf(id)).status).toBe("confirmed");
  });

  it("brings back what could not be delivered: it is the board's again, with the reason", async () => {
    const { id } = await given(kim);
    await press(kim, id, "picked-up");
    expect((await press(kim, id, "returned", { reason: "Nobody opens" })).body.status).toBe("handover");
    const card = (await server.call("GET", `/board/orders/${id}`, { token: bob })).body;
    expect(card).toMatchObject({ status: "handover", courier: null, returned_reason: "Nobody opens" });
    expect(card.actions).toContain("assign");
    await assign(id, lee);
    await press(lee, id, "picked-up");
    expect((await rowOf(id)).returnedReason).toBeNull();
  });

  it("guesses the code of an order ten times at most", async () => {
    const { id } = await given(kim);
    await press(kim, id, "picked-up");
    const wrong = (await rowOf(id)).otp === "0000" ? "0001" : "0000";
    const tries: number[] = [];
    await writeSetting(database, "order_delivery_verification", true);
    for (let count = 0; count < 11; count += 1)
      tries.push((await press(kim, id, "delivered", { code: wrong, cash_taken: await shownSum(id) })).status);
    await writeSetting(database, "order_delivery_verification", false);
    expect(tries).toEqual([...Array(10).fill(403), 429]);
  });

  it("hears as often as it takes that an order was delivered, where the answer was lost", async () => {
    const { id } = await given(kim);
    await press(kim, id, "picked-up");
    const body = { at: now(), ...(await delivered(id)) };
    const tries: number[] = [];
    for (let index = 0; index < 12; index += 1)
      tries.push((await press(kim, id, "delivered", body, "key-of-kim-lost")).status);
    expect(tries).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it("shows a photo instead of the code where the shop takes one", async () => {
    const { id } = await given(kim);
    await press(kim, id, "picked-up");
    await writeSetting(database, "dm_picture_upload_status", 1);
    const body = { cash_taken: await shownSum(id) };
    expect((await press(kim, id, "delivered", body)).errors[0]?.code).toBe("photo");
    const send = (who: Person) => {
      const form = new FormData();
      appendPhotos(form, "photo", [blackPicture(64)]);
      return postForm(server, `/courier/orders/${id}/photos`, form, { token: who.token });
    };
    expect((await send(lee)).status).toBe(404);
    expect((await send(kim)).status).toBe(200);
    expect((await press(kim, id, "delivered", body)).status).toBe(200);
    await writeSetting(database, "dm_picture_upload_status", 0);
  });
});

describe("where a courier is", () => {
  it("is told to the order's shopper with the courier's word, and forgotten when the order is over", async () => {
    const { id, guest } = await given(kim);
    expect((await sendPlaces(kim, [53.5, 10.1])).errors[0]?.code).toBe("position_consent");
    await server.call("POST", "/courier/position-consent", { token: kim.token, body: { agreed: true } });
    // Before it was picked up nobody is told.
    expect((await sendPlaces(kim, [53.5, 10.1])).body.orders).toBe(0);
    await press(kim, id, "picked-up");
    expect((await readCourier(guest, id)).status).toBe(404);
    server.clock.advance(10_000);
    expect((await sendPlaces(kim, [53.4, 10.2, now() - 5000], [53.51, 10.12])).body.orders).toBe(1);
    expect((await readCourier(guest, id)).body).toMatchObject({
      latitude: "53.510000",
      longitude: "10.120000",
    });
    expect((await readCourier(await newGuest(server), id)).status).toBe(404);
    // Closer together than four seconds, and what comes late, is not written.
    expect((await sendPlaces(kim, [53.6, 10.3])).body.orders).toBe(0);
    expect((await sendPlaces(kim, [91, 10.3])).status).toBe(403);
    const listed = await server.call("GET", "/board/couriers", { token: bob, query: { order_id: id } });
    expect(listed.body.couriers.find((courier) => courier.id === kim.id)?.place?.latitude).toBe(53.51);
    await press(kim, id, "delivered", await delivered(id));
    expect(await rowOf(id)).toMatchObject({ courierPlace: null, courierPlacedAt: null });
  });

  it.each(["canceled", "given to somebody else", "the word is taken back"])(
    "is forgotten when it is %s",
    async (end) => {
      const { id } = await given(kim);
      await server.call("POST", "/courier/position-consent", { token: kim.token, body: { agreed: true } });
      await press(kim, id, "picked-up");
      server.clock.advance(10_000);
      expect((await sendPlaces(kim, [53.51, 10.12])).body.orders).toBe(1);
      if (end === "canceled") await textOfCommand(server.context, "cancel")(String(id));
      else if (end === "given to somebody else") await assign(id, lee);
      else
        await server.call("POST", "/courier/position-consent", { token: kim.token, body: { agreed: false } });
      expect(await rowOf(id)).toMatchObject({ courierPlace: null, courierPlacedAt: null });
      if (end !== "canceled") await textOfCommand(server.context, "cancel")(String(id));
    },
  );
});

describe("cash", () => {
  it("is handed in once, as the sum that the courier holds", async () => {
    const { id } = await given(lee);
    await press(lee, id, "picked-up");
    await press(lee, id, "delivered", await delivered(id));
    const { cash } = await me(lee);
    expect(cash.to_hand_in).toBeGreaterThan(0);
    const count = (token: string, amount: number) =>
      server.call("POST", `/board/couriers/${lee.id}/cash`, { token, body: { amount } });
    expect((await count(bob, cash.to_hand_in)).status).toBe(403);
    expect((await count(ada, cash.to_hand_in + 1)).status).toBe(409);
    const [first, second] = await Promise.all([count(ada, cash.to_hand_in), count(ada, cash.to_hand_in)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect((await me(lee)).cash).toEqual({ taken: cash.taken, to_hand_in: 0, orders: 0 });
  });
});

describe("an offer", () => {
  const offersOf = (id: number) =>
    database.select().from(courierOffers).where(eq(courierOffers.orderId, id)).orderBy(courierOffers.id);
  const answer = async (who: Person, word: "accept" | "decline") => {
    const [offer] = (await me(who)).offers;
    return server.call("POST", `/courier/offers/${offer?.id}/${word}`, { token: who.token });
  };
  const personOf = (courierId: number | undefined) => (courierId === kim.id ? kim : lee);
  const other = (who: Person) => (who === kim ? lee : kim);
  /** Everybody is free, and an accepted order asks. */
  async function asked(): Promise<{ id: number; first: Person }> {
    await writeSetting(database, "courier_assignment", "offers");
    const id = await orderSoup(await newGuest(server));
    expect(await accept(id)).toMatchObject({ status: 200 });
    const [offer] = await offersOf(id);
    return { id, first: personOf(offer?.courierId) };
  }

  it("goes to one free courier, and to the next one when nobody answers in time", async () => {
    const { id, first } = await asked();
    expect(await offersOf(id)).toHaveLength(1);
    expect((await me(other(first))).offers).toEqual([]);
    const [shown] = (await me(first)).offers;
    expect(shown).toMatchObject({ order_id: id });
    expect(JSON.stringify(shown)).not.toContain("Grace");
    server.clock.advance(46_000);
    const late = await server.call("POST", `/courier/offers/${shown?.id}/accept`, { token: first.token });
    expect(late.errors[0]?.code).toBe("offer_over");
    await runOfferEnd(server.context, { orderId: id });
    expect((await offersOf(id)).map(({ answer: said }) => said)).toEqual(["expired", null]);
    const stranger = await answer(other(first), "accept");
    expect(stranger.body).toEqual({ id, status: "confirmed" });
    expect((await rowOf(id)).courierId).toBe(other(first).id);
  });

  it("that is declined goes to the next one, and nobody is asked twice", async () => {
    const { id, first } = await asked();
    expect((await answer(first, "decline")).status).toBe(200);
    expect((await answer(other(first), "decline")).status).toBe(200);
    expect((await offersOf(id)).map(({ answer: said }) => said)).toEqual(["declined", "declined"]);
    expect((await rowOf(id)).courierId).toBeNull();
  });

  it("is over when the shop gives the order to somebody, at the same moment too", async () => {
    const { id, first } = await asked();
    const [taken, chosen] = await Promise.all([answer(first, "accept"), assign(id, other(first))]);
    expect(chosen.status).toBe(200);
    expect([200, 409]).toContain(taken.status);
    expect((await offersOf(id))[0]?.answer).toBe(taken.status === 200 ? "accepted" : "withdrawn");
    expect((await me(first)).offers).toEqual([]);
  });

  it("comes when somebody begins a shift, and is given to the nearest at once where the shop wants that", async () => {
    const { id, first } = await asked();
    await textOfCommand(server.context, "cancel")(String(id));
    await writeSetting(database, "courier_assignment", "nearest");
    for (const who of [kim, lee])
      await server.call("POST", "/courier/shift", { token: who.token, body: { on: false } });
    const next = await orderSoup(await newGuest(server));
    await accept(next);
    expect((await rowOf(next)).courierId).toBeNull();
    await server.call("POST", "/courier/shift", { token: first.token, body: { on: true } });
    expect((await rowOf(next)).courierId).toBe(first.id);
    await writeSetting(database, "courier_assignment", "shop");
    await server.call("POST", "/courier/shift", { token: other(first).token, body: { on: true } });
  });
});

describe("a link for one order", () => {
  it("lets somebody without an account bring this order and no other", async () => {
    const id = await orderSoup(await newGuest(server));
    await accept(id);
    const ask = (token: string) =>
      server.call("POST", `/board/orders/${id}/courier-link`, {
        token,
        body: { name: "Neighbour", phone: "+12025550199" },
      });
    const grocer = await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] });
    expect((await ask(grocer.token)).status).toBe(404);
    const { body } = await ask(bob);
    const token = /#order=([\w-]+)/.exec(body.link)?.[1];
    const opened = await server.call("POST", "/courier/invitations/accept", { body: { token } });
    expect(opened.body.courier).toMatchObject({ name: "Neighbour", one_order: true });
    const helper = { id: opened.body.courier.id, token: opened.body.token };
    expect((await me(helper)).orders.map((order) => order.id)).toEqual([id]);
    const other = await given(kim);
    expect((await press(helper, other.id, "picked-up")).status).toBe(404);
    await press(helper, id, "picked-up");
    expect((await press(helper, id, "delivered", await delivered(id))).status).toBe(200);
    expect((await me(helper)).orders).toEqual([]);
    const shown = async (query: { order_id?: number } = {}) =>
      (await server.call("GET", "/board/couriers", { token: ada, query })).body.couriers.find(
        ({ name }) => name === "Neighbour",
      );
    // Their cash is asked for, and no order is given to them.
    const listed = present(await shown());
    expect(listed).toMatchObject({ active: false, has_login: false, cash: await shownSum(id) });
    expect(await shown({ order_id: other.id })).toBeUndefined();
    const handIn = { token: ada, body: { amount: listed.cash } };
    expect((await server.call("POST", `/board/couriers/${helper.id}/cash`, handIn)).status).toBe(200);
    expect(await shown()).toBeUndefined();
    const [row] = await database
      .select()
      .from(couriers)
      .where(and(eq(couriers.id, helper.id), eq(couriers.active, false)));
    expect(row?.oneOrder).toBe(true);
  });
});

it("every route of couriers is known to couriers alone", async () => {
  const routes = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    path.startsWith("/api/v1/courier/")
      ? Object.keys(methods).map((method) => [method.toUpperCase() as "GET" | "POST", path.slice(7)] as const)
      : [],
  );
  expect(routes).toHaveLength(17);
  for (const [method, path] of routes) {
    if (path === "/courier/sign-in" || path === "/courier/invitations/accept") continue;
    for (const token of [null, ada, "nonsense"])
      expect([
        path,
        (await server.call(method, path.replace("{id}", "1"), { token, body: {} })).status,
      ]).toEqual([path, 401]);
  }
  const board = (token: string, path: string) => server.call("POST", path, { token, body: { amount: 1 } });
  expect((await board(kim.token, `/board/couriers/${kim.id}/cash`)).status).toBe(401);
  expect((await board(bob, `/board/couriers/${kim.id}/invitation`)).status).toBe(403);
});
