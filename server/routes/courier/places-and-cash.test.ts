/** Where couriers are, and the cash that they hold. */
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openCourierShop, type Person } from "../../testing/courier-shop";
import { textOfCommand } from "../../testing/operator";
import { newGuest } from "../../testing/shoppers";

const {
  ada,
  assign,
  bob,
  delivered,
  freeCouriers,
  given,
  kim,
  lee,
  me,
  now,
  press,
  readCourier,
  rowOf,
  server,
} = await openCourierShop();
afterAll(() => server.close());
afterEach(freeCouriers);

const sendPlaces = (who: Person, ...places: [lat: number, lng: number, at?: number][]) =>
  server.call("POST", "/courier/positions", {
    token: who.token,
    body: { positions: places.map(([lat, lng, at]) => ({ lat, lng, at: at ?? now() })) },
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
