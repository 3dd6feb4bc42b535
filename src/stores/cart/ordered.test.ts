/** What an order takes out of the cart, and when: with real rows in a real outbox. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type OrderRow, putInOutbox, readOutbox, recordServerCart } from "@/platform/outbox";
import { closeDatabase } from "@/platform/outbox/storage/database";
import { updateRow } from "@/platform/outbox/storage/rows";
import { cartOf, piecesOf, plainItem, serverLineOf } from "../../../tests/fixtures/cart-stage";

// In Node a channel reaches the tests that run beside these, too.
vi.stubGlobal("BroadcastChannel", undefined);

const me = { key: "customer:9", epoch: 1 };
const settings = cartOf(me);
const pieces = (id: number, quantity = 1) => piecesOf(plainItem(id, { stock: 50 }), quantity);

type Cart = typeof import("./");
let cart: Cart;
let connection: typeof import("./outbox-connection");
let disconnect: () => void;

/** A tab with the cart that an earlier one stored; it connects later, as in a real start. */
async function openTab(stored: ReturnType<Cart["moduleCart"]> | null = null): Promise<void> {
  vi.resetModules();
  cart = await import("./");
  connection = await import("./outbox-connection");
  cart.useCart.setState({ carts: stored ? { "1": stored } : {} });
}
const connect = () => {
  disconnect = connection.connectCart(settings);
};
/** The tab is killed: it receives no more events. Returns the cart that it leaves. */
const killTab = () => {
  disconnect();
  return cart.moduleCart(1);
};

const quantities = () => cart.moduleCart(1).lines.map((line) => [line.item.id, line.quantity]);
/** What will be sent of the cart. */
const written = async () =>
  (await readOutbox()).flatMap((row) =>
    row.kind === "cart" ? [row.payload.lines.map((line) => [line.itemId, line.quantity])] : [],
  );
const orderedLines = () =>
  cart.moduleCart(1).lines.map(({ key, item, quantity }) => ({ key, name: item.name, quantity }));
async function press(lines = orderedLines()): Promise<OrderRow> {
  const row = await putInOutbox(
    {
      kind: "order",
      payload: {
        moduleId: 1,
        storeName: "Shop",
        body: { order_type: "delivery", payment_method: "cash_on_delivery" },
        expectedTotal: 10,
        expectedCart: "",
        lines,
        deadline: Date.now() + 900_000,
        zoneId: "[1]",
      },
    },
    me,
  );
  return row as OrderRow;
}
const place = ({ id }: OrderRow) =>
  updateRow(id, (row) => ({
    ...(row as OrderRow),
    state: "placed",
    result: { orderId: 7, total: 10, status: "pending", createdAt: "" },
  }));
/** Every change so far is on disk and synced with the server. */
async function waitUntilSynced(): Promise<void> {
  await vi.waitFor(async () => expect(await written()).toHaveLength(1));
  for (const row of await readOutbox()) if (row.kind === "cart") await updateRow(row.id, () => null);
  cart.useCart.setState({ carts: { "1": { ...cart.moduleCart(1), waitingFor: null } } });
}

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  await openTab();
  connect();
  cart.addToCart(pieces(1, 2));
  await waitUntilSynced();
});
afterEach(() => disconnect());

describe("a placed order", () => {
  it("takes its lines out of the cart, and nothing is sent for them", async () => {
    await place(await press());
    expect(quantities()).toEqual([]);
    expect(cart.moduleCart(1)).toMatchObject({ lines: [], waitingFor: null });
    expect(await written()).toEqual([]);
  });

  it("leaves what was put in after the press to the next order", async () => {
    const order = await press();
    cart.addToCart(pieces(1, 1));
    cart.addToCart(pieces(2, 1));
    await place(order);
    expect(quantities()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    await vi.waitFor(async () =>
      expect(await written()).toEqual([
        [
          [1, 1],
          [2, 1],
        ],
      ]),
    );
  });

  it("takes nothing of what was put in after the shop's cart, emptied by it, had been read", async () => {
    const order = await press();
    cart.adoptServerCart(1, []);
    cart.addToCart(pieces(1, 2));
    await place(order);
    expect(quantities()).toEqual([[1, 2]]);
  });

  it.each(["this tab", "another tab"])(
    "taken out by %s, they do not come back with the shop's cart of before",
    async (who) => {
      const order = await press();
      const askedAt = performance.now();
      const { lines } = cart.moduleCart(1);
      if (who === "another tab") cart.useCart.setState({ carts: {} });
      await place(order);
      const old = lines.map(({ item, quantity }) => serverLineOf(item, quantity));
      expect(cart.adoptServerCart(1, old, askedAt)).toBe(false);
      expect(quantities()).toEqual([]);
      expect(cart.adoptServerCart(1, [], performance.now() + 1)).toBe(true);
    },
  );

  it("takes its lines once, although its event is repeated", async () => {
    const order = await press();
    await place(order);
    cart.addToCart(pieces(1, 2));
    await place(order);
    expect(quantities()).toEqual([[1, 2]]);
  });

  it("that was of something beside the cart leaves the cart alone", async () => {
    await place(await press([]));
    expect(quantities()).toEqual([[1, 2]]);
  });
});

describe("an order that was pressed before the outbox was connected", () => {
  const key = "the-order";
  const order = (moduleId = 1) => ({
    kind: "order" as const,
    payload: {
      moduleId,
      storeName: "Shop",
      body: { order_type: "delivery" as const, payment_method: "cash_on_delivery" as const },
      expectedTotal: 10,
      expectedCart: "",
      deadline: Date.now() + 900_000,
      zoneId: "[1]",
      lines: orderedLines(),
    },
  });
  /** As the checkout does. */
  let ordered: typeof import("./ordered");
  let writing: typeof import("./write-cart");
  async function pressUnconnected(): Promise<OrderRow> {
    ordered.holdOrderedLines(1, key, orderedLines());
    const written = writing.writeUnwrittenCart(1, settings);
    const row = await putInOutbox(order(), me, key);
    await written;
    return row as OrderRow;
  }
  beforeEach(async () => {
    const left = killTab();
    await openTab({ ...left, ordered: {} });
    ordered = await import("./ordered");
    writing = await import("./write-cart");
    cart.addToCart(pieces(2, 1));
  });

  it("is queued after the ordered cart, and before what was added later", async () => {
    const pressed = pressUnconnected();
    cart.addToCart(pieces(3, 1));
    await pressed;
    connect();
    await vi.waitFor(async () =>
      expect(
        (await readOutbox()).map((row) => (row.kind === "cart" ? row.payload.lines.length : row.kind)),
      ).toEqual([2, "order", 3]),
    );
  });

  it("takes its lines along when the worker has placed it before", async () => {
    const pressed = await pressUnconnected();
    cart.addToCart(pieces(3, 1));
    for (const row of await readOutbox()) if (row.kind === "cart") await updateRow(row.id, () => null);
    await place(pressed);
    connect();
    await vi.waitFor(async () => expect(await written()).toEqual([[[3, 1]]]));
    expect(quantities()).toEqual([[3, 1]]);
  });
});

describe("an order in whatever state", () => {
  it.each(["sending", "checking", "needs-you"] as const)(
    "%s, holds the lines that it names",
    async (state) => {
      const left = killTab();
      await openTab(left);
      const order = await press();
      await updateRow(order.id, (row) => ({ ...row, state, tries: 3 }));
      connect();
      await vi.waitFor(() => expect(cart.moduleCart(1).ordered).toHaveProperty(order.key));
      cart.addToCart(pieces(1, 1));
      await place(order);
      expect(quantities()).toEqual([[1, 1]]);
    },
  );

  it("lets them go when it is given up, whatever is heard of it later", async () => {
    const order = await press();
    await updateRow(order.id, (row) => ({ ...row, state: "checking", abandoned: true }) as OrderRow);
    expect(cart.moduleCart(1).ordered).toBeUndefined();
    await place(order);
    expect(quantities()).toEqual([[1, 2]]);
  });
});

describe("a cart that waits for a row that is gone", () => {
  it("stops waiting while the page is open", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await recordServerCart(me.key, 1, []);
      cart.addToCart(pieces(2, 1));
      await vi.waitFor(async () => expect(await written()).toHaveLength(1));
      await vi.waitFor(() => expect(cart.moduleCart(1).waitingFor).not.toBe("unwritten"));
      for (const row of await readOutbox()) await updateRow(row.id, () => null);
      await vi.advanceTimersByTimeAsync(3_000);
      await vi.waitFor(() => expect(cart.moduleCart(1).waitingFor).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a tab that dies before it has heard that its order is placed", () => {
  it("leaves lines that the next one takes out", async () => {
    const order = await press();
    const left = killTab();
    await place(order);
    await openTab(left);
    connect();
    await vi.waitFor(() => expect(quantities()).toEqual([]));
    expect(await written()).toEqual([]);
  });

  it("does not put them back by a change without network, made before the next tab has looked at its orders", async () => {
    const order = await press();
    const left = killTab();
    await place(order);
    await openTab(left);
    cart.addToCart(pieces(3, 1));
    connect();
    await vi.waitFor(async () => expect(await written()).toEqual([[[3, 1]]]));
    expect(quantities()).toEqual([[3, 1]]);
  });

  it("does not put them back by a change that was written down while the order waited", async () => {
    const order = await press();
    cart.addToCart(pieces(3, 1));
    await vi.waitFor(async () => expect(await written()).toHaveLength(1));
    await vi.waitFor(() => expect(cart.moduleCart(1).waitingFor).not.toBe("unwritten"));
    const left = killTab();
    await place(order);
    await openTab(left);
    connect();
    await vi.waitFor(async () => expect(await written()).toEqual([[[3, 1]]]));
  });
});
