/** Orders that couriers are asked to bring, and those that a link gives to somebody without an account. */
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { courierOffers, couriers } from "../../db/schema";
import { runOfferEnd } from "../../services/couriers/waiting-orders";
import { writeSetting } from "../../services/settings/settings";
import { newOperator } from "../../testing/board";
import { openCourierShop, type Person } from "../../testing/courier-shop";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { newGuest } from "../../testing/shoppers";

const {
  accept,
  ada,
  assign,
  bob,
  database,
  delivered,
  freeCouriers,
  given,
  kim,
  lee,
  me,
  orderSoup,
  press,
  rowOf,
  server,
  shownSum,
} = await openCourierShop();
afterAll(() => server.close());
afterEach(freeCouriers);

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
