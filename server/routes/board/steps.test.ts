import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { auditLog, couriers, orders } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain } from "../../testing/shoppers";

const { server, shop, orderSoup, trackOrder, stockOf } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());

let ada: string;
let bob: string;
let grocer: string;
beforeAll(async () => {
  ada = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  bob = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  grocer = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
});

type Word = "accept" | "refuse" | "ready" | "hand-over" | "deliver" | "courier";
const press = (token: string, id: number, word: Word, body: Record<string, unknown>, key?: string) =>
  server.call("POST", `/board/orders/${id}/${word}`, { token, body, ...(key ? { key } : {}) });
const accept = (token: string, id: number, minutes = 20, key?: string) =>
  press(token, id, "accept", { seen_status: "pending", minutes }, key);
const refuseIt = (token: string, id: number, reason = "No soup is left") =>
  press(token, id, "refuse", { seen_status: "pending", reason });
const newSoup = async () => orderSoup(await newGuest(server));
const auditOf = (id: number) => database.select().from(auditLog).where(eq(auditLog.orderId, id));

describe("an order", () => {
  it("goes from accepting to the door, each step told to its shopper and written down", async () => {
    const guest = await newGuest(server);
    const id = await orderSoup(guest);
    const accepted = await accept(bob, id, 25);
    expect(accepted.body).toMatchObject({ status: "confirmed", state: "active" });
    const minutes =
      (Date.parse(present(accepted.body.ready_by)) - server.context.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(24);
    expect((await trackOrder(guest, id)).processing_time).toBe(25);
    const ready = await press(bob, id, "ready", { seen_status: "confirmed" });
    expect(ready.body).toMatchObject({ status: "handover", actions: ["hand_over", "refuse", "assign"] });
    expect((await press(ada, id, "hand-over", { seen_status: "handover" })).body.status).toBe("picked_up");
    expect((await press(ada, id, "deliver", { seen_status: "picked_up" })).body.actions).toEqual([]);
    expect((await trackOrder(guest, id)).order_status).toBe("delivered");
    expect((await auditOf(id)).map(({ operatorName, action }) => [operatorName, action])).toEqual([
      ["Bob", "order_accepted"],
      ["Bob", "order_ready"],
      ["Ada", "order_hand_over"],
      ["Ada", "order_deliver"],
    ]);
  });

  it("that is collected is handed over to its shopper", async () => {
    const id = await orderSoup(await newGuest(server), { order_type: "take_away" });
    await accept(bob, id);
    const ready = await press(bob, id, "ready", { seen_status: "confirmed" });
    expect(ready.body.actions).toEqual(["hand_over", "refuse"]);
    expect((await press(bob, id, "hand-over", { seen_status: "handover" })).body.status).toBe("delivered");
  });

  it("is refused with a reason that the shopper reads, and its stock goes back", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.grocery, plain(shop.rice, 2));
    const before = await stockOf(shop.rice);
    const { body } = await place(server, shop, guest, { store_id: shop.market }, { module: shop.grocery });
    expect(await stockOf(shop.rice)).toBe(present(before ?? undefined) - 2);
    const refused = await refuseIt(grocer, body.order_id);
    expect(refused.body).toMatchObject({ status: "canceled", state: "done", actions: [] });
    expect(await stockOf(shop.rice)).toBe(before);
    expect(await trackOrder(guest, body.order_id)).toMatchObject({
      order_status: "canceled",
      canceled_by: "store",
      cancellation_reason: "No soup is left",
    });
  });

  it("is not moved by a step that does not fit, whatever was seen", async () => {
    const id = await newSoup();
    expect((await press(bob, id, "deliver", { seen_status: "pending" })).errors[0]?.code).toBe("step");
    expect((await press(bob, id, "refuse", { seen_status: "pending", reason: " " })).status).toBe(403);
    expect(await trackOrderStatus(id)).toBe("pending");
  });
});

const trackOrderStatus = async (id: number) =>
  present((await database.select().from(orders).where(eq(orders.id, id)))[0]).status;

describe("the mail about a refusal", () => {
  const mailAbout = async (id: number) => {
    await server.runJobs();
    return present(
      server.mails.filter(({ subject, to }) => to !== "" && subject.includes(String(id))).at(-1),
    );
  };

  it("tells a guest why, and that nothing was taken, in the language of the order", async () => {
    const id = await newSoup();
    await refuseIt(bob, id, "The soup is burnt");
    const mail = await mailAbout(id);
    expect(mail.to).toBe("grace@shop.test");
    expect(mail.text).toContain("cannot bring your order: The soup is burnt");
    expect(mail.text).toContain("Nothing was charged.");
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    const placed = await place(server, shop, guest, {}, { language: "ar" });
    await refuseIt(bob, placed.body.order_id);
    expect((await mailAbout(placed.body.order_id)).text).toContain("لم يُخصم منك أي مبلغ.");
  });

  it.each([
    [{ paymentMethod: "offline_payment", paymentStatus: "paid" }, "kitchen returns"],
    [{ paymentMethod: "cash_on_delivery", paymentStatus: "unpaid" }, "Nothing was charged."],
  ] as const)("says of %j what happens to the money", async (paid, words) => {
    const id = await newSoup();
    await database.update(orders).set(paid).where(eq(orders.id, id));
    await refuseIt(bob, id);
    expect((await mailAbout(id)).text).toContain(words);
  });

  it("tells a customer what is in the wallet again", async () => {
    const { token } = await newCustomer(server);
    const id = await orderSoup({ token });
    const paid = { paymentMethod: "wallet", paymentStatus: "paid", paidFromWallet: 700 } as const;
    await database.update(orders).set(paid).where(eq(orders.id, id));
    await textOfCommand(server.context, "cancel")(String(id));
    expect((await mailAbout(id)).text).toMatch(/7\.00.* in your wallet again/);
  });
});

describe("two people at once", () => {
  it("have one effect, and the other reads who was faster", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await newSoup();
      const [first, second] = await Promise.all([accept(ada, id), refuseIt(bob, id)]);
      expect([first.status, second.status].sort()).toEqual([200, 409]);
      const [winner, loser, name] = first.status === 200 ? [first, second, "Ada"] : [second, first, "Bob"];
      expect(loser.errors[0]).toMatchObject({ code: "order_changed" });
      expect(loser.errors[0]?.message).toContain(name);
      expect(await trackOrderStatus(id)).toBe(winner.body.status);
      expect(await auditOf(id)).toHaveLength(1);
    }
  });

  it("do it once where one press was sent twice", async () => {
    const id = await newSoup();
    const [first, second] = await Promise.all([
      accept(ada, id, 10, "key-of-ada"),
      accept(ada, id, 10, "key-of-ada"),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("read that the shopper has canceled", async () => {
    const guest = await newGuest(server);
    const id = await orderSoup(guest);
    await server.call("PUT", "/customer/order/cancel", {
      ...guest,
      body: { order_id: id, reason: "Hungry no more" },
    });
    expect((await accept(ada, id)).errors[0]?.message).toContain("Grace Hopper");
  });
});

describe("the courier", () => {
  it("is changed and taken away by the board, and is one of the zone who works", async () => {
    const id = await newSoup();
    await accept(bob, id);
    const model = present((await database.select().from(couriers).where(eq(couriers.id, shop.courier)))[0]);
    const { id: _, key: __, ...more } = model;
    const [zoneMate, away, far] = await database
      .insert(couriers)
      .values([
        { ...more, firstName: "Mate" },
        { ...more, firstName: "Away", active: false },
        { ...more, firstName: "Far", zoneId: shop.cashlessZone },
      ])
      .returning();
    const assign = (courier: number | null) => press(bob, id, "courier", { courier_id: courier });
    expect((await assign(present(zoneMate).id)).body.courier).toMatchObject({ id: zoneMate?.id });
    for (const wrong of [away, far])
      expect((await assign(present(wrong).id)).errors[0]?.code).toBe("courier_id");
    const listed = await server.call("GET", "/board/couriers", {
      token: bob,
      query: { store_id: shop.kitchen },
    });
    expect(listed.body.couriers.find((courier) => courier.id === zoneMate?.id)?.running_orders).toBe(1);
    expect(listed.body.couriers.some(({ name }) => /Away|Far/.test(name))).toBe(false);
    expect((await assign(null)).body.courier).toBe(null);
  });
});

it("ops writes its steps down too, with the reason of a cancellation", async () => {
  const guest = await newGuest(server);
  const id = await orderSoup(guest);
  await textOfCommand(server.context, "cancel")(String(id), "The", "oven", "broke");
  expect((await trackOrder(guest, id)).cancellation_reason).toBe("The oven broke");
  expect(await auditOf(id)).toMatchObject([{ operatorName: "ops", action: "order_canceled" }]);
});

/** What each route says to whom: its own store's people, those of another, and nobody. */
describe("every route of the board", () => {
  const rolesOf = { owner: "", dispatcher: "", kitchen: "", market: "", shopper: "", nobody: "" };
  let id: number;
  beforeAll(async () => {
    rolesOf.owner = (await newOperator(server, { name: "Olga", role: "owner" })).token;
    rolesOf.dispatcher = ada;
    rolesOf.kitchen = bob;
    rolesOf.market = grocer;
    rolesOf.shopper = (await newCustomer(server)).token;
    id = await newSoup();
  });
  const orderless = new Set(["/board/sign-in", "/board/invitations/accept"]);

  it("is known to people of the board alone, and orders to those of their store", async () => {
    const routes = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      path.startsWith("/api/v1/board/")
        ? Object.keys(methods).map(
            (method) => [method.toUpperCase() as "GET" | "POST", path.slice(7)] as const,
          )
        : [],
    );
    expect(routes.length).toBeGreaterThan(13);
    const bodies: Record<string, Record<string, unknown>> = {
      accept: { seen_status: "delivered", minutes: 5 },
      refuse: { seen_status: "delivered", reason: "x" },
      ready: { seen_status: "delivered" },
      "hand-over": { seen_status: "delivered" },
      deliver: { seen_status: "delivered" },
      courier: { courier_id: 999 },
      subscribe: { endpoint: "https://nowhere.test/x", keys: { p256dh: "x", auth: "x" } },
      print: { kind: "receipt", printer_id: 999 },
      unsubscribe: { endpoint: "https://nowhere.test/x" },
    };
    const answers: Record<string, number> = { courier: 403, print: 404, subscribe: 403, unsubscribe: 200 };
    for (const [method, path] of routes) {
      // Links and cash have their own test, beside those of couriers.
      if (path.startsWith("/board/couriers/") || path.endsWith("/courier-link")) continue;
      // Tickets of printers, chats, refunds and prescriptions have their own as well.
      if (path.startsWith("/board/tickets/") || /\/(chat|refund|prescription)(\/|$)/.test(path)) continue;
      if (path.startsWith("/board/prescription-photos/")) continue;
      // Items and stores have a matrix of their own, and so has what is decided.
      if (/^\/board\/(items|stores|reviews|applications|audit)/.test(path)) continue;
      if (/\/offline-payment\//.test(path)) continue;
      if (orderless.has(path) || path === "/board/sign-out" || path === "/board/stream") continue;
      const query: Record<string, string> = path.endsWith("/couriers")
        ? { store_id: String(shop.kitchen) }
        : path.endsWith("/changes")
          ? { after: "" }
          : path.includes("/numbers")
            ? { from: "2026-01-01", until: "2026-01-02" }
            : {};
      const body = bodies[path.split("/").at(-1) ?? ""];
      const ask = async (token: string) =>
        (
          await server.call(method, path.replace("{id}", String(id)), {
            token: token || null,
            query,
            ...(body && { body }),
          })
        ).status;
      for (const stranger of ["", rolesOf.shopper, "nonsense"])
        expect([path, await ask(stranger)]).toEqual([path, 401]);
      const theirs = body ? (answers[path.split("/").at(-1) ?? ""] ?? 409) : 200;
      for (const token of [rolesOf.owner, rolesOf.dispatcher, rolesOf.kitchen])
        expect([path, await ask(token)]).toEqual([path, theirs]);
      const isOfStore = path.includes("{id}") || path.endsWith("/couriers");
      expect([path, await ask(rolesOf.market)]).toEqual([path, isOfStore ? 404 : theirs]);
    }
    for (const path of ["/board/sign-out", "/board/stream"] as const)
      for (const token of [null, rolesOf.shopper])
        expect((await server.call(path === "/board/stream" ? "GET" : "POST", path, { token })).status).toBe(
          401,
        );
    expect(operatorRoles).toHaveLength(3);
    expect(await trackOrderStatus(id)).toBe("pending");
  });
});
