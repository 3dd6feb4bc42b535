/** The outbox's promises beyond sending: whose rows, when, and what is never done by itself. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { openShopServer, type ShopServer } from "../../../tests/fixtures/shop-server";
import { readBase } from "./bases";
import { change, close, readAll } from "./database";
import { listen, type OutboxEvent } from "./events";
import {
  acknowledgeRow,
  agreeToOrder,
  handGuestRowsOver,
  parkRowsOf,
  putSignOut,
  readOutbox,
  retryNow,
  tryAgain,
  unparkRowsOf,
} from "./outbox";
import { parkedForMs } from "./owners";
import type { CartLineDraft, NewRow, OutboxRow } from "./row";
import { editRow, putRow } from "./rows";
import { type SenderSession, sendDue } from "./sender";
import { endSession, readSession, writeSession } from "./session-record";

const customer = { key: "customer:9", epoch: 1 };
let shop: ShopServer;
let session: SenderSession;
let clockAhead: number;
let events: OutboxEvent[];
let stopListening: () => void;

const sender = {
  session: async () => session,
  serverNow: () => Date.now() + clockAhead,
  reachable: async () => true,
};
const line = (itemId: number, quantity: number): CartLineDraft => ({
  itemId,
  model: "Item",
  storeId: 1,
  price: 5,
  quantity,
  variation: [],
  addOns: [],
});
const cart = (...lines: CartLineDraft[]): NewRow => ({ kind: "cart", payload: { moduleId: 1, lines } });
const order = (fields: Partial<(NewRow & { kind: "order" })["payload"]> = {}): NewRow => ({
  kind: "order",
  payload: {
    moduleId: 1,
    storeName: "Shop",
    body: { store_id: 1 },
    expectedTotal: 10,
    expectedCart: "x",
    deadline: Date.now() + 900_000,
    zoneId: "[1]",
    ...fields,
  },
});
const values = {
  address_type: "home",
  address: "Pier 1",
  contact_person_name: "Ada",
  contact_person_number: "+1",
};
const address = (fields: Partial<(NewRow & { kind: "address" })["payload"]> = {}): NewRow => ({
  kind: "address",
  payload: { op: "save", id: null, localId: "a", values, ...fields },
});
async function put(row: NewRow, owner = customer): Promise<OutboxRow> {
  const written = await putRow(row, owner, Date.now());
  if (!written) throw new Error("The row was folded away.");
  return written;
}
const only = async () => (await readOutbox())[0];
const sentTo = (path: string) => shop.requests.filter((request) => request.path === path);
const quantities = () => Object.fromEntries(shop.lines.map(({ item_id, quantity }) => [item_id, quantity]));
const dueNow = async () => {
  for (const row of await readOutbox())
    await editRow(row.id, (now) => ({ ...now, notBefore: 0, leaseUntil: 0 }));
};
async function sendUntilQuiet(): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    if ((await sendDue(sender)) === null) return;
    await dueNow();
  }
}

beforeEach(async () => {
  await close();
  globalThis.indexedDB = new IDBFactory();
  shop = await openShopServer();
  clockAhead = 0;
  session = {
    owner: customer.key,
    epoch: 1,
    identified: true,
    idempotency: true,
    shop: { token: "secret", guestId: null, zoneId: "[1]", moduleId: 1 },
  };
  configureHttp({ baseUrl: shop.url, headers: () => session.shop });
  events = [];
  stopListening = listen((event) => events.push(event));
});
afterEach(async () => {
  stopListening();
  await shop.close();
});

describe("somebody who leaves while his cart is being sent", () => {
  it("has no further request sent for him, and nothing of it is written down", async () => {
    await put(cart(line(1, 1), line(2, 1), line(3, 1)));
    shop.onWrite = () => {
      session = { ...session, owner: "local:x", epoch: 2, identified: false };
    };
    await sendDue(sender);
    expect(shop.acted).toHaveLength(1);
    expect(events.some((event) => event.type === "cart")).toBe(false);
    expect(Object.values(await readBase(customer.key, 1))).toEqual([-1, -1, -1]);
  });
  it("leaves a record whose epoch rises only once", async () => {
    await writeSession({ owner: customer.key, epoch: 2, token: "secret" });
    await endSession("local:x", 2);
    expect(await readSession()).toMatchObject({ owner: "local:x", epoch: 2, token: null });
  });
  it("has his token revoked when the network is back, and then it is gone from the device", async () => {
    shop.faults = ["drop-before"];
    await putSignOut("secret", 2);
    session = { ...session, owner: "local:x", epoch: 2, identified: false, shop: {} };
    await sendUntilQuiet();
    expect(sentTo("/auth/logout").at(-1)?.headers.authorization).toBe("Bearer secret");
    expect(await readOutbox()).toEqual([]);
    expect(JSON.stringify(await readAll("session"))).not.toContain("secret");
  });
  it("has no token in any row", async () => {
    await putSignOut("secret", 2);
    expect(JSON.stringify(await readOutbox())).not.toContain("secret");
  });
});

describe("somebody who was thrown out", () => {
  it("finds his rows again within seven days and not after", async () => {
    await put(cart(line(1, 1)));
    await put(address());
    await parkRowsOf(customer.key);
    const [first] = await readOutbox();
    if (!first) throw new Error("Nothing is parked.");
    await editRow(first.id, (row) => ({ ...row, parkedAt: Date.now() - parkedForMs - 1 }));
    session = { ...session, epoch: 2 };
    await sendDue(sender);
    expect(await readOutbox()).toHaveLength(1);
    await unparkRowsOf(customer.key, 2);
    await sendUntilQuiet();
    expect(sentTo("/customer/address/add")).toHaveLength(1);
  });
  it("has no row sent while he is away, whoever else is here", async () => {
    await put(address());
    await parkRowsOf(customer.key);
    await sendUntilQuiet();
    expect(shop.requests).toEqual([]);
  });
});

describe("a guest who signs in", () => {
  const guest = { key: "guest:7", epoch: 1 };
  it("has an order that was tried looked for under his old id, never under his token", async () => {
    session = { ...session, owner: guest.key, shop: { guestId: 7, token: null } };
    shop.faults = ["drop-after"];
    await put(order(), guest);
    await sendDue(sender);
    session = { ...session, owner: customer.key, shop: { token: "secret", guestId: null } };
    await handGuestRowsOver(customer);
    await sendUntilQuiet();
    const [first, second] = sentTo("/customer/order/place");
    expect(second?.headers.authorization).toBeUndefined();
    expect(JSON.parse(second?.body ?? "{}")).toMatchObject({ guest_id: 7 });
    expect(second?.key).toBe(first?.key);
    expect(await only()).toMatchObject({ owner: customer.key, state: "placed" });
  });
  it("is told that it was not placed when the server has never seen it", async () => {
    session = { ...session, owner: guest.key, shop: { guestId: 7, token: null } };
    shop.faults = ["drop-before", "unauthorised"];
    await put(order(), guest);
    await sendDue(sender);
    await handGuestRowsOver(customer);
    session = { ...session, owner: customer.key, shop: { token: "secret" } };
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "signed_in" } });
    expect(shop.orders).toEqual([]);
  });
  it("has nothing sent as him that never left: an order becomes a question, a cart is written anew", async () => {
    await put(order(), guest);
    await put(cart(line(1, 1)), guest);
    await handGuestRowsOver(customer);
    await sendUntilQuiet();
    expect(shop.requests).toEqual([]);
    expect(await readOutbox()).toMatchObject([{ kind: "order", state: "needs-you" }]);
  });
});

describe("a guest whom the server has forgotten", () => {
  it("gets another id, and what was never done goes on under it", async () => {
    session = { ...session, owner: "guest:7", shop: { guestId: 7, token: null } };
    shop.faults = ["unauthorised"];
    await put(order(), { key: "guest:7", epoch: 1 });
    await sendDue(sender);
    expect(events).toContainEqual({ type: "guest-gone", guestId: 7 });
    expect(await only()).toMatchObject({ state: "waiting", firstTriedAt: null });
  });
});

describe("when it is sent", () => {
  it("never comes earlier than Retry-After allows, not even when the network returns", async () => {
    shop.faults = ["come-in-a-minute"];
    await put(address());
    await sendDue(sender);
    await retryNow();
    expect((await only())?.notBefore).toBeGreaterThan(Date.now() + 50_000);
  });
  it("repeats a request with the zone and module of its first try", async () => {
    shop.faults = ["drop-after"];
    await put({ kind: "wishlist", payload: { target: "item", id: 4, wished: true } });
    await sendDue(sender);
    session = { ...session, shop: { ...session.shop, zoneId: "[2]", moduleId: 3 } };
    await sendUntilQuiet();
    expect(
      sentTo("/customer/wish-list/add").map(({ headers }) => [headers.zoneid, headers.moduleid]),
    ).toEqual([
      ["[1]", "1"],
      ["[1]", "1"],
    ]);
  });
  it("is the shopper's to solve when the server fails on it again and again, and blocks only its subject", async () => {
    shop.faults = Array.from({ length: 8 }, () => "broken" as const);
    await put(address());
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "failing" } });
    await put({ kind: "wishlist", payload: { target: "item", id: 4, wished: true } });
    await sendUntilQuiet();
    expect([...shop.wished]).toEqual([4]);
  });
  it("is tried again in time although the device's clock was put back by hours", async () => {
    shop.faults = ["drop-after"];
    await put(order());
    await sendDue(sender);
    // As if the clock had been three hours ahead until now.
    const hours = 3 * 3_600_000;
    const row = await only();
    await editRow(row?.id ?? "", (now) => ({
      ...now,
      seenAt: now.seenAt + hours,
      notBefore: now.notBefore + hours,
      heldUntil: now.heldUntil + hours,
    }));
    expect(await sendDue(sender)).toBeLessThan(10_000);
    expect((await only())?.heldUntil).toBeLessThanOrEqual(Date.now());
    await sendUntilQuiet();
    expect(shop.orders).toHaveLength(1);
    expect(await only()).toMatchObject({ state: "placed" });
  });
  it("is not settled by an attempt whose lease another one has taken over", async () => {
    const row = await put(address());
    shop.onWrite = async () => {
      await editRow(row.id, (now) => ({ ...now, holder: "another", leaseUntil: Date.now() + 60_000 }));
    };
    await sendDue(sender);
    expect(await only()).toMatchObject({ holder: "another" });
  });
});

describe("an order", () => {
  it("behind a cart that needs the shopper needs him, too", async () => {
    const row = await put(cart(line(1, 1)));
    await editRow(row.id, (now) => ({ ...now, state: "needs-you" }));
    await put(order());
    await sendDue(sender);
    expect((await readOutbox())[1]).toMatchObject({ state: "needs-you", problem: { code: "cart_waits" } });
  });
  it("that never left is over at its deadline although its cart still waits", async () => {
    const row = await put(cart(line(1, 1)));
    await editRow(row.id, (now) => ({ ...now, notBefore: Date.now() + 60_000 }));
    await put(order({ deadline: Date.now() - 1 }));
    await sendDue(sender);
    expect((await readOutbox())[1]).toMatchObject({ problem: { code: "expired" } });
  });
  it.each([
    [
      "was put back",
      async (id: string) => void (await editRow(id, (row) => ({ ...row, seenAt: Date.now() + 60_000 }))),
    ],
    [
      "was never measured",
      async (id: string) =>
        void (await editRow(
          id,
          (row) => ({ ...row, payload: { ...row.payload, clockKnown: false } }) as OutboxRow,
        )),
    ],
  ])("is asked about again when the clock %s", async (_, change) => {
    const row = await put(order());
    await change(row.id);
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "clock" } });
    expect(shop.requests).toEqual([]);
  });
  it("agreed to at another price goes on under its key when it may have arrived before", async () => {
    shop.faults = ["drop-before"];
    const row = await put(order({ expectedTotal: 9 }));
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "order_amount" } });
    const terms = { expectedTotal: 10, deadline: Date.now() + 900_000, clockKnown: true };
    await agreeToOrder(row.id, terms);
    await sendUntilQuiet();
    expect(shop.orders.map(({ key }) => key)).toEqual([row.key]);
    expect(await only()).toMatchObject({ state: "placed" });
  });
  it("let go although it may have arrived is looked for after its deadline and forgotten then", async () => {
    shop.faults = ["drop-before"];
    const row = await put(order({ expectedTotal: 9 }));
    await sendUntilQuiet();
    await acknowledgeRow(row.id);
    expect(await only()).toMatchObject({ state: "checking", letGo: true });
    clockAhead = 1_000_000;
    shop.now = () => Date.now() + clockAhead;
    await dueNow();
    await sendDue(sender);
    expect(await readOutbox()).toEqual([]);
  });
  it("let go after a plain no is gone at once", async () => {
    const row = await put(order({ expectedTotal: 9 }));
    await sendDue(sender);
    await acknowledgeRow(row.id);
    expect(await readOutbox()).toEqual([]);
  });
  it("is found among the running ones of a backend that keeps no keys", async () => {
    session = { ...session, idempotency: false };
    shop.faults = ["drop-after"];
    await put(order());
    await sendDue(sender);
    const created_at = new Date().toISOString();
    shop.listed.orders = [{ id: 55, store_id: 1, order_amount: 10, order_status: "pending", created_at }];
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "placed", result: { orderId: 55 } });
    expect(sentTo("/customer/order/place")).toHaveLength(1);
  });
  it("is not taken for an older one with the same total", async () => {
    session = { ...session, idempotency: false };
    shop.faults = ["drop-after"];
    await put(order());
    await sendDue(sender);
    const created_at = new Date(Date.now() - 3_600_000).toISOString();
    shop.listed.orders = [{ id: 55, store_id: 1, order_amount: 10, order_status: "pending", created_at }];
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "unconfirmed" } });
  });
});

describe("a cart line changed and changed back", () => {
  it("while the first change was on its way ends as the shopper left it", async () => {
    await put(cart(line(1, 1)));
    await sendDue(sender);
    shop.faults = ["drop-after"];
    await put(cart(line(1, 2)));
    await sendDue(sender);
    expect(quantities()).toEqual({ 1: 2 });
    await put(cart(line(1, 1)));
    await sendUntilQuiet();
    expect(quantities()).toEqual({ 1: 1 });
  });
});

describe("an address", () => {
  it("added, changed and changed again before it was sent is one request", async () => {
    await put(address());
    await put(address({ values: { ...values, address: "Pier 2" } }));
    await put(address({ values: { ...values, address: "Pier 3" } }));
    await sendUntilQuiet();
    expect(sentTo("/customer/address/add").map(({ body }) => JSON.parse(body).address)).toEqual(["Pier 3"]);
  });
  it("added and deleted before it was sent is nothing", async () => {
    await put(address());
    expect(await putRow(address({ op: "delete" }), customer, Date.now())).toBeNull();
    await sendUntilQuiet();
    expect(shop.requests).toEqual([]);
  });
  it("that is changed after it was tried is sent twice, in order", async () => {
    shop.faults = ["drop-before"];
    await put(address({ id: 5 }));
    await sendDue(sender);
    await put(address({ id: 5, values: { ...values, address: "Pier 2" } }));
    await sendUntilQuiet();
    const bodies = sentTo("/customer/address/update/5").map(({ body }) => JSON.parse(body).address);
    expect(bodies).toEqual(["Pier 1", "Pier 1", "Pier 2"]);
  });
  it("that is gone already needs no deleting", async () => {
    await put(address({ op: "delete", id: 5 }));
    await sendUntilQuiet();
    expect(await readOutbox()).toEqual([]);
  });
  it("that may have arrived at a backend without keys is looked for and not added twice", async () => {
    session = { ...session, idempotency: false };
    shop.faults = ["drop-after"];
    shop.listed.addresses = [{ id: 8, ...values }];
    await put(address());
    await sendUntilQuiet();
    expect(sentTo("/customer/address/add")).toHaveLength(1);
    expect(await readOutbox()).toEqual([]);
  });
});

describe("rows whose screens come later", () => {
  const picture = { name: "dish.png", type: "image/png", bytes: new TextEncoder().encode("pixels").buffer };
  it("sends a review with its pictures once, as the contract has it", async () => {
    shop.faults = ["drop-after"];
    await put({
      kind: "review",
      payload: {
        target: "item",
        targetId: 4,
        orderId: 9,
        rating: 5,
        comment: "Good",
        attachments: [picture],
      },
    });
    await sendUntilQuiet();
    const [first, second] = sentTo("/items/reviews/submit");
    expect(second?.key).toBe(first?.key);
    for (const part of [
      'name="item_id"',
      'name="order_id"',
      'name="rating"',
      'name="attachment[]"',
      "pixels",
    ])
      expect(first?.body).toContain(part);
    expect(await readOutbox()).toEqual([]);
  });
  it("sends the messages of a conversation in their order", async () => {
    const message = (text: string): NewRow => ({
      kind: "message",
      payload: { to: { type: "vendor", id: 3 }, text, images: [], orderId: null },
    });
    shop.faults = ["bad-gateway"];
    await put(message("first"));
    await put(message("second"));
    await sendUntilQuiet();
    const bodies = sentTo("/customer/message/send").map(({ body }) => /first|second/.exec(body)?.[0]);
    expect(bodies).toEqual(["first", "first", "second"]);
    expect(sentTo("/customer/message/send")[0]?.body).toContain('name="receiver_type"');
  });
  it("sends only the last wish about pushes", async () => {
    const wish = (offers: boolean): NewRow => ({
      kind: "subscription",
      payload: { method: "POST", fields: { endpoint: "https://push.test/1", offers } },
    });
    await put(wish(true));
    await put(wish(false));
    await sendUntilQuiet();
    expect(sentTo("/push/subscriptions").map(({ body }) => JSON.parse(body).offers)).toEqual([false]);
  });
  it("tells the shop anew of a device that it has forgotten", async () => {
    shop.faults = ["unknown"];
    const fields = { endpoint: "https://push.test/1", offers: false };
    await put({ kind: "subscription", payload: { method: "PUT", fields } });
    await sendUntilQuiet();
    const sent = sentTo("/push/subscriptions");
    expect(sent.map(({ method }) => method)).toEqual(["PUT", "POST"]);
    expect(JSON.parse(sent[1]?.body ?? "")).toEqual(fields);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(await readOutbox()).toEqual([]);
  });
});

describe("a change that needs the shopper", () => {
  it("goes again under its own key when the server had failed on it, because it may have acted", async () => {
    shop.faults = Array.from({ length: 8 }, () => "broken" as const);
    const row = await put(address());
    await sendUntilQuiet();
    await tryAgain(row.id);
    await sendUntilQuiet();
    expect(new Set(sentTo("/customer/address/add").map(({ key }) => key))).toEqual(new Set([row.key]));
    expect(await readOutbox()).toEqual([]);
  });
  it("goes again as a new request when it was refused, so that the refusal is not repeated from memory", async () => {
    const row = await put(address({ op: "save", id: 77 }));
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "not_found" } });
    await tryAgain(row.id);
    await sendUntilQuiet();
    const keys = sentTo("/customer/address/update/77").map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
  it("that may have arrived at a backend without keys goes once more because the shopper says so, and not in a circle", async () => {
    session = { ...session, idempotency: false };
    shop.faults = ["drop-before"];
    const row = await put(address());
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "unconfirmed" } });
    await tryAgain(row.id);
    await sendUntilQuiet();
    expect(shop.acted).toEqual(["/customer/address/add"]);
    expect(await readOutbox()).toEqual([]);
  });
  it("made before signing in is sent as the customer once he says so", async () => {
    const guest = { key: "guest:7", epoch: 1 };
    const review = {
      target: "item",
      targetId: 4,
      orderId: 9,
      rating: 5,
      comment: "",
      attachments: [],
    } as const;
    await put({ kind: "review", payload: { ...review, attachments: [] } }, guest);
    await handGuestRowsOver(customer);
    const asked = await only();
    expect(asked).toMatchObject({ state: "needs-you", problem: { code: "signed_in" } });
    await tryAgain(asked?.id ?? "");
    await sendUntilQuiet();
    expect(sentTo("/items/reviews/submit")[0]?.headers.authorization).toBe("Bearer secret");
    expect(await readOutbox()).toEqual([]);
  });
  it("is no wish about pushes and no token to be revoked: these are tried until they are through", async () => {
    shop.faults = Array.from({ length: 10 }, () => "broken" as const);
    await putSignOut("left", 1);
    await sendUntilQuiet();
    expect(shop.acted).toEqual(["/auth/logout"]);
  });
});

describe("rows of an earlier version of the app", () => {
  it("are understood", async () => {
    const row = await put(address());
    await change("rows", row.id, (before) => {
      const { holder, seenAt, sentWith, asGuest, heldUntil, faults, parkedAt, ...old } = before as OutboxRow;
      return old;
    });
    await sendUntilQuiet();
    expect(sentTo("/customer/address/add")).toHaveLength(1);
  });
});
