import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { type Fault, openShopServer, type ShopServer } from "../../../tests/fixtures/shop-server";
import { close } from "./database";
import { listen, type OutboxEvent } from "./events";
import { cancelRow, readOutbox, rebindRows, unparkRowsOf } from "./outbox";
import type { CartLineDraft, NewRow, OutboxRow } from "./row";
import { editRow, putRow } from "./rows";
import { longestRetryMs, type SenderSession, sendDue } from "./sender";

const owner = { key: "guest:7", epoch: 1 };
let shop: ShopServer;
let session: SenderSession;
let clockAhead: number;
/** What a look at the shop finds while the browser says that there is no network. */
let reachable: boolean | Promise<boolean>;
let events: OutboxEvent[];
let stopListening: () => void;

const sender = {
  session: async () => session,
  serverNow: () => Date.now() + clockAhead,
  reachable: async () => reachable,
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
const cartRow = (...lines: CartLineDraft[]): NewRow => ({ kind: "cart", payload: { moduleId: 1, lines } });
const orderRow = (expectedTotal = 10, inMs = 900_000): NewRow => ({
  kind: "order",
  payload: {
    moduleId: 1,
    storeName: "Shop",
    body: { store_id: 1 },
    expectedTotal,
    expectedCart: "x",
    deadline: Date.now() + inMs,
    zoneId: "[1]",
  },
});
const put = (row: NewRow) => putRow(row, owner, Date.now());
const putKept = async (row: NewRow): Promise<OutboxRow> => {
  const written = await put(row);
  if (!written) throw new Error("The row was folded away.");
  return written;
};
const only = async (): Promise<OutboxRow | undefined> => (await readOutbox())[0];
const quantities = () => Object.fromEntries(shop.lines.map(({ item_id, quantity }) => [item_id, quantity]));

/** Sends, lets every back-off be over, and sends again until nothing is left that may go by itself. */
async function sendUntilQuiet(): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    if ((await sendDue(sender)) === null) return;
    for (const row of await readOutbox())
      await editRow(row.id, (now) => ({ ...now, notBefore: 0, leaseUntil: 0 }));
  }
}

async function whileOffline<T>(work: () => Promise<T>): Promise<T> {
  const device = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: { onLine: false }, configurable: true });
  try {
    return await work();
  } finally {
    if (device) Object.defineProperty(globalThis, "navigator", device);
    else Reflect.deleteProperty(globalThis, "navigator");
  }
}

beforeEach(async () => {
  await close();
  globalThis.indexedDB = new IDBFactory();
  shop = await openShopServer();
  clockAhead = 0;
  reachable = true;
  session = { owner: owner.key, epoch: 1, identified: true, idempotency: true, shop: { guestId: 7 } };
  configureHttp({ baseUrl: shop.url, headers: () => session.shop });
  events = [];
  stopListening = listen((event) => events.push(event));
});
afterEach(async () => {
  stopListening();
  await shop.close();
});

describe("a cart", () => {
  it("reaches the server and its row goes away", async () => {
    await put(cartRow(line(1, 2), line(2, 1)));
    await sendDue(sender);
    expect(quantities()).toEqual({ 1: 2, 2: 1 });
    expect(await only()).toBeUndefined();
  });

  it.each<Fault>(["drop-before", "drop-after", "bad-gateway", "portal", "too-many"])(
    "survives %s and is there once",
    async (fault) => {
      shop.faults = [fault, fault, "none", fault];
      await put(cartRow(line(1, 2), line(2, 1)));
      await sendUntilQuiet();
      expect(quantities()).toEqual({ 1: 2, 2: 1 });
      expect(await only()).toBeUndefined();
    },
  );

  it("meets a change from another device by the written rule and tells", async () => {
    await put(cartRow(line(1, 1), line(2, 1)));
    await sendDue(sender);
    const [first, second] = shop.lines;
    if (!first || !second) throw new Error("The cart did not arrive.");
    first.quantity = 5;
    second.quantity = 9;
    await put(cartRow(line(1, 1), line(2, 3)));
    await sendDue(sender);
    expect(quantities()).toEqual({ 1: 5, 2: 3 });
    const told = events.filter((event) => event.type === "cart").at(-1);
    expect(told).toMatchObject({ told: [{ name: "Item 1", from: 1, to: 5 }] });
  });

  it("goes back to the server's quantity for a line that is refused, and keeps the rest", async () => {
    shop.refuses.add(3);
    await put(cartRow(line(3, 1), line(4, 1)));
    await sendDue(sender);
    expect(quantities()).toEqual({ 4: 1 });
    expect(events.find((event) => event.type === "cart")).toMatchObject({
      refused: [{ itemId: 3, message: "refused: stock" }],
      lines: [{ item_id: 4 }],
    });
  });

  it("stays dirty when it was changed while it was sent", async () => {
    await put(cartRow(line(1, 1)));
    const changed = new Promise<void>((resolve) => {
      const stop = listen((event) => {
        if (event.type !== "row" || event.row?.state !== "sending") return;
        stop();
        void put(cartRow(line(1, 7))).then(() => resolve());
      });
    });
    await sendDue(sender);
    await changed;
    await sendUntilQuiet();
    expect(quantities()).toEqual({ 1: 7 });
    expect(await only()).toBeUndefined();
  });

  it("is one row however often it changes before it is sent", async () => {
    for (let quantity = 1; quantity <= 5; quantity += 1) await put(cartRow(line(1, quantity)));
    expect(await readOutbox()).toHaveLength(1);
    await sendDue(sender);
    expect(shop.acted).toEqual(["/customer/cart/add"]);
    expect(quantities()).toEqual({ 1: 5 });
  });
});

describe("an order", () => {
  it.each<[Fault[]]>([
    [["drop-before"]],
    [["drop-after"]],
    [["drop-after", "drop-after", "bad-gateway"]],
    [["portal"]],
  ])("is placed exactly once through %j", async (faults) => {
    shop.faults = faults;
    await put(orderRow());
    await sendDue(sender);
    expect((await only())?.state).toBe("checking");
    await sendUntilQuiet();
    expect(shop.orders).toHaveLength(1);
    expect(await only()).toMatchObject({ state: "placed", result: { orderId: 1_000_001, total: 10 } });
  });

  it("is written down before any request leaves", async () => {
    const row = await putKept(orderRow());
    expect(shop.requests).toEqual([]);
    expect(await only()).toMatchObject({ id: row.id, state: "waiting" });
  });

  it("carries its own key each time", async () => {
    shop.faults = ["drop-before", "drop-after"];
    const row = await putKept(orderRow());
    await sendUntilQuiet();
    const keys = shop.requests.filter(({ path }) => path === "/customer/order/place").map(({ key }) => key);
    expect(keys).toEqual([row.key, row.key, row.key]);
  });

  it("comes back as a question when the price changed", async () => {
    await put(orderRow(9));
    await sendDue(sender);
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "order_amount", total: 12 } });
    expect(shop.orders).toHaveLength(0);
  });

  it("that was never tried is not sent after its deadline", async () => {
    await put(orderRow(10, -1));
    await sendDue(sender);
    expect(shop.requests).toEqual([]);
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "expired" } });
  });

  it("that was tried is called expired only when a repeat after the deadline has said so", async () => {
    shop.faults = ["drop-before"];
    await put(orderRow());
    await sendDue(sender);
    clockAhead = 1_000_000;
    shop.now = () => Date.now() + clockAhead;
    expect((await only())?.state).toBe("checking");
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "expired" } });
    expect(shop.orders).toHaveLength(0);
  });

  it("that arrived before its deadline is found by a repeat after it", async () => {
    shop.faults = ["drop-after"];
    await put(orderRow());
    await sendDue(sender);
    clockAhead = 1_000_000;
    shop.now = () => Date.now() + clockAhead;
    await sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "placed" });
    expect(shop.orders).toHaveLength(1);
  });

  it("waits for the cart that it orders", async () => {
    shop.faults = ["bad-gateway"];
    await put(cartRow(line(1, 1)));
    await put(orderRow());
    await sendDue(sender);
    expect(shop.orders).toHaveLength(0);
    await sendUntilQuiet();
    expect(shop.acted).toEqual(["/customer/cart/add", "/customer/order/place"]);
  });

  it("is not sent again by itself to a backend that keeps no keys", async () => {
    session.idempotency = false;
    shop.faults = ["drop-after"];
    await put(orderRow());
    await sendUntilQuiet();
    expect(shop.orders).toHaveLength(1);
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "unconfirmed" } });
  });

  it("is not sent again when the server may have forgotten its key", async () => {
    shop.faults = ["drop-after"];
    await put(orderRow());
    await sendDue(sender);
    clockAhead = longestRetryMs + 60_000;
    await sendUntilQuiet();
    expect(shop.orders).toHaveLength(1);
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "too_old" } });
  });

  it("stays one that can be called off when the device had no network to send it with", async () => {
    const row = await putKept(orderRow());
    reachable = false;
    await whileOffline(() => sendDue(sender));
    expect(shop.requests).toEqual([]);
    expect(await only()).toMatchObject({ state: "waiting", firstTriedAt: null });
    expect(await cancelRow(row.id)).toBe(true);
    expect(await only()).toBeUndefined();
  });

  it("can be called off while it is looked whether there is a network", async () => {
    const row = await putKept(orderRow());
    let answer: (is: boolean) => void = () => undefined;
    reachable = new Promise((resolve) => {
      answer = resolve;
    });
    await whileOffline(async () => {
      const attempt = sendDue(sender);
      await vi.waitFor(async () => expect((await only())?.state).toBe("sending"));
      const canceled = cancelRow(row.id);
      answer(false);
      await attempt;
      expect(await canceled).toBe(true);
    });
    expect(shop.requests).toEqual([]);
    expect(await readOutbox()).toEqual([]);
  });

  it("may have arrived although the browser says that there is no network", async () => {
    const row = await putKept(orderRow());
    shop.faults = ["drop-after"];
    await whileOffline(() => sendDue(sender));
    expect(shop.orders).toHaveLength(1);
    expect(await only()).toMatchObject({ state: "checking" });
    expect(await cancelRow(row.id)).toBe(false);
  });

  it("can be called off until it was sent, never while it may have arrived", async () => {
    const untouched = await putKept(orderRow());
    expect(await cancelRow(untouched.id)).toBe(true);
    shop.faults = ["drop-after"];
    const tried = await putKept(orderRow());
    await sendDue(sender);
    expect(await cancelRow(tried.id)).toBe(false);
    expect(await readOutbox()).toHaveLength(1);
  });
});

describe("who sends", () => {
  it("never sends somebody else's row", async () => {
    await put(orderRow());
    session = { ...session, owner: "customer:9" };
    await sendUntilQuiet();
    expect(shop.requests).toEqual([]);
  });
  it("never sends a row of an epoch before the sign-out", async () => {
    await put(orderRow());
    session = { ...session, epoch: 2 };
    await sendUntilQuiet();
    expect(shop.requests).toEqual([]);
  });
  it("parks the rows of a session that ended and goes on when the person is back", async () => {
    shop.faults = ["unauthorised"];
    session = { ...session, owner: "customer:9", shop: { token: "secret" } };
    await putRow(cartRow(line(1, 1)), { key: "customer:9", epoch: 1 }, Date.now());
    await sendUntilQuiet();
    expect((await only())?.state).toBe("parked");
    session = { ...session, epoch: 3 };
    await unparkRowsOf("customer:9", 3);
    await sendUntilQuiet();
    expect(quantities()).toEqual({ 1: 1 });
  });
  it("gives rows made before the guest id to the guest", async () => {
    await putRow(cartRow(line(1, 2)), { key: "local:a", epoch: 1 }, Date.now());
    await rebindRows("local:a", owner);
    await put(cartRow(line(1, 3)));
    expect(await readOutbox()).toHaveLength(1);
    await sendUntilQuiet();
    expect(quantities()).toEqual({ 1: 3 });
  });
  it("leaves a row alone that another sender holds, and takes it over when its lease ran out", async () => {
    const row = await putKept(orderRow());
    await editRow(row.id, (now) => ({ ...now, leaseUntil: Date.now() + 60_000 }));
    await sendDue(sender);
    expect(shop.requests).toEqual([]);
    await editRow(row.id, (now) => ({ ...now, leaseUntil: Date.now() - 1 }));
    await sendDue(sender);
    expect(shop.orders).toHaveLength(1);
  });
  it("sends one row once although two senders run at the same time", async () => {
    await put(orderRow());
    await Promise.all([sendDue(sender), sendDue(sender), sendDue(sender)]);
    expect(shop.requests).toHaveLength(1);
  });
});

describe("a wish", () => {
  const wish = (wished: boolean): NewRow => ({
    kind: "wishlist",
    payload: { target: "item", id: 4, wished },
  });
  it("is there once through a lost answer", async () => {
    shop.faults = ["drop-after"];
    await put(wish(true));
    await sendUntilQuiet();
    expect([...shop.wished]).toEqual([4]);
    expect(events.find((event) => event.type === "wish")).toMatchObject({ ok: true, wished: true });
  });
  it("taken back before it was sent is nothing to do any more", async () => {
    await put(wish(true));
    expect(await put(wish(false))).toBeNull();
    expect(await readOutbox()).toEqual([]);
    await sendUntilQuiet();
    expect(shop.requests).toEqual([]);
  });
  it("that is there already is no failure", async () => {
    shop.wished.add(4);
    await put(wish(true));
    await sendUntilQuiet();
    expect(await only()).toBeUndefined();
  });
});

describe("stored rows", () => {
  it("that are no rows are passed over", async () => {
    const { change } = await import("./database");
    await change("rows", "junk", () => ({ nonsense: true }));
    await put(cartRow(line(1, 1)));
    await sendUntilQuiet();
    expect(quantities()).toEqual({ 1: 1 });
  });
});
