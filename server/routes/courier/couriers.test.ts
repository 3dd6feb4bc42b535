/** Couriers sign in and bring orders. */
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { auditLog, courierCash } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { blackPicture } from "../../testing/black-picture";
import { openCourierShop, type Person } from "../../testing/courier-shop";
import { courierPassword } from "../../testing/couriers";
import { appendPhotos, postForm } from "../../testing/form-call";
import { textOfCommand } from "../../testing/operator";

const at = await openCourierShop();
const {
  ada,
  assign,
  bob,
  database,
  delivered,
  freeCouriers,
  given,
  kim,
  me,
  now,
  press,
  rowOf,
  server,
  shownSum,
  trackOrder,
} = at;
let { lee } = at;
afterAll(() => server.close());
afterEach(freeCouriers);

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
