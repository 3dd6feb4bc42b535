import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lineKey } from "@/domain/cart-lines";
import { cartPrice } from "@/domain/order-lines";
import { hasLastSyncedCart, putInOutbox, readOutbox, recordServerCart } from "@/platform/outbox";
import { markLinesUnconfirmed } from "@/platform/outbox/storage/last-synced-carts";
import { storageKeys } from "@/platform/storage/storage-keys";
import { cartOf, piecesOf, plainItem, serverLineOf } from "../../../tests/fixtures/cart-stage";
import { inCents } from "../../../tests/fixtures/price-reading";
import {
  addToCart,
  adoptServerCart,
  clearCart,
  moduleCart,
  quantityInCart,
  replaceCartWith,
  setCartQuantity,
  updateCartLine,
  useCart,
} from "./";
import { connectCart } from "./outbox-connection";
import { isCartState } from "./stored-cart-guard";

const quantities = () => moduleCart(1).lines.map((entry) => [entry.item.id, entry.quantity]);
const cartSettings = cartOf({ key: "guest:1", epoch: 0 });
const connect = () => connectCart(cartSettings);

/** The cart as a page has it that has just been opened: no outbox yet. */
async function freshCart() {
  vi.resetModules();
  return { ...(await import("./")), ...(await import("./outbox-connection")) };
}

let disconnect: () => void;
beforeEach(() => {
  useCart.setState({ carts: {} });
  disconnect = connect();
});
afterEach(() => disconnect());

describe("the cart", () => {
  it("changes at once and marks each line as not sent yet", () => {
    expect(addToCart(piecesOf(plainItem(1), 2))).toEqual({ ok: true });
    expect(quantities()).toEqual([[1, 2]]);
    expect(moduleCart(1).lines[0]?.sync).toEqual({ state: "pending" });
  });
  it("grows an equal line instead of adding another", () => {
    addToCart(piecesOf(plainItem(1)));
    addToCart(piecesOf(plainItem(1)));
    expect(quantities()).toEqual([[1, 2]]);
  });
  it("refuses another store's item and leaves everything as it was", () => {
    addToCart(piecesOf(plainItem(1)));
    expect(addToCart(piecesOf(plainItem(2, { store_id: 2 })))).toEqual({ ok: false, reason: "other_store" });
    expect(quantities()).toEqual([[1, 1]]);
    expect(replaceCartWith(piecesOf(plainItem(2, { store_id: 2 })))).toEqual({ ok: true });
    expect(quantities()).toEqual([[2, 1]]);
  });
  it("tells an offer of a campaign from the item of the same number", () => {
    addToCart({ ...piecesOf(plainItem(1), 2), model: "ItemCampaign" });
    expect(addToCart(piecesOf(plainItem(1), 3))).toEqual({ ok: true });
    const { lines } = moduleCart(1);
    expect(lines.map(({ model, quantity }) => [model, quantity])).toEqual([
      ["ItemCampaign", 2],
      ["Item", 3],
    ]);
    expect(quantityInCart(lines, { item: plainItem(1), model: "Item" })).toBe(3);
  });
  it("stops at stock and at the maximum", () => {
    addToCart(piecesOf(plainItem(1), 3));
    expect(addToCart(piecesOf(plainItem(1)))).toEqual({ ok: false, reason: "out_of_stock" });
    const limited = plainItem(5, { stock: 50, maximum_cart_quantity: 2 });
    expect(addToCart(piecesOf(limited, 3))).toEqual({ ok: false, reason: "out_of_limits" });
  });
  it("counts all lines of an item against its stock, whatever their add-ons", () => {
    const jar = plainItem(1, { add_ons: [{ id: 7, name: "Lid", price: 1, store_id: 1 }] });
    addToCart(piecesOf(jar, 2));
    expect(addToCart({ ...piecesOf(jar, 2), addOns: [{ id: 7, quantity: 1 }] })).toEqual({
      ok: false,
      reason: "out_of_stock",
    });
  });
  it("removes a line at quantity 0 and empties", () => {
    addToCart(piecesOf(plainItem(1)));
    addToCart(piecesOf(plainItem(2)));
    setCartQuantity(1, moduleCart(1).lines[0]?.key ?? "", 0);
    expect(quantities()).toEqual([[2, 1]]);
    clearCart(1);
    expect(quantities()).toEqual([]);
  });
  it("knows an update without a change", () => {
    addToCart(piecesOf(plainItem(1)));
    const key = moduleCart(1).lines[0]?.key ?? "";
    expect(updateCartLine(1, key, piecesOf(plainItem(1)))).toEqual({ ok: false, reason: "unchanged" });
    expect(updateCartLine(1, key, piecesOf(plainItem(1), 2))).toEqual({ ok: true });
  });
  it("adds up in minor units", () => {
    addToCart(piecesOf(plainItem(1, { price: 9.99, discount: 10 }), 2));
    expect(cartPrice(moduleCart(1).lines, null, inCents)).toMatchObject({ subtotal: 1798, discount: 200 });
  });
  it("writes every change down for the server", async () => {
    addToCart(piecesOf(plainItem(1), 2));
    await vi.waitFor(async () => {
      const rows = await readOutbox();
      expect(rows.map((row) => row.payload)).toEqual([
        { moduleId: 1, lines: [expect.objectContaining({ itemId: 1, quantity: 2, price: 5 })] },
      ]);
    });
  });
});

describe("the server's cart", () => {
  it("is taken over when nothing of ours is on its way", () => {
    adoptServerCart(1, [serverLineOf(plainItem(4), 6)]);
    expect(quantities()).toEqual([[4, 6]]);
    expect(moduleCart(1).lines[0]?.sync).toEqual({ state: "synced", cartId: 400 });
  });
  it("does not overwrite a change that has not reached it", () => {
    addToCart(piecesOf(plainItem(1), 2));
    adoptServerCart(1, []);
    expect(quantities()).toEqual([[1, 2]]);
  });
});

describe("a change whose row is gone at the start", () => {
  const startWith = (moduleId: number, waitingFor = "a row of an earlier life") => {
    addToCart(piecesOf(plainItem(1, { module_id: moduleId }), 2));
    disconnect();
    const lines = moduleCart(moduleId).lines;
    useCart.setState({ carts: { [moduleId]: { lines, waitingFor } } });
    disconnect = connect();
  };
  it("is written again when nothing says that it was ever sent", async () => {
    startWith(21);
    await vi.waitFor(async () => {
      const row = (await readOutbox()).find(({ key }) => key === moduleCart(21).waitingFor);
      expect(row?.payload).toMatchObject({ moduleId: 21, lines: [{ itemId: 1, quantity: 2 }] });
    });
  });
  it("is written again when the row it waits for belongs to another account", async () => {
    const lines = {
      itemId: 1,
      model: "Item",
      storeId: 1,
      price: 5,
      quantity: 2,
      variation: [],
      addOns: [],
    } as const;
    const theirs = await putInOutbox(
      { kind: "cart", payload: { moduleId: 23, lines: [{ ...lines, variation: [], addOns: [] }] } },
      { key: "customer:left", epoch: 0 },
    );
    startWith(23, theirs?.key);
    await vi.waitFor(async () => {
      const row = (await readOutbox()).find(({ key }) => key === moduleCart(23).waitingFor);
      expect(row).toMatchObject({ owner: "guest:1", payload: { moduleId: 23 } });
    });
  });
  it("was sent when a cart that both sides had is written down", async () => {
    await recordServerCart("guest:1", 22, []);
    startWith(22);
    await vi.waitFor(() => expect(moduleCart(22).waitingFor).toBeNull());
  });
  it("that was taken over before the outbox is connected is what both sides have", async () => {
    disconnect();
    const { adoptServerCart: adopt, connectCart: connectFresh } = await freshCart();
    adopt(24, [serverLineOf(plainItem(1), 2)]);
    const stop = connectFresh(cartSettings);
    await vi.waitFor(async () => expect(await hasLastSyncedCart("guest:1", 24)).toBe(true));
    stop();
    disconnect = connect();
  });
  it("is written again when its row was lost before a response came", async () => {
    await recordServerCart("guest:1", 23, []);
    await markLinesUnconfirmed("guest:1", 23, [
      lineKey({ itemId: 1, model: "Item", variation: [], addOns: [] }),
    ]);
    startWith(23);
    await vi.waitFor(async () => {
      const row = (await readOutbox()).find(({ key }) => key === moduleCart(23).waitingFor);
      expect(row?.payload).toMatchObject({ moduleId: 23, lines: [{ itemId: 1, quantity: 2 }] });
    });
  });
});

describe("a stored cart", () => {
  it("loses its broken lines and keeps the good ones", () => {
    addToCart(piecesOf(plainItem(1), 2));
    const stored = JSON.parse(JSON.stringify(useCart.getState())) as {
      carts: Record<string, { lines: unknown[] }>;
    };
    stored.carts["1"]?.lines.push(null, { key: 1 }, { key: "x", item: {}, sync: {}, quantity: -1 });
    stored.carts["2"] = "nonsense" as never;
    expect(isCartState(stored)).toBe(true);
    expect(stored.carts["1"]?.lines).toHaveLength(1);
    expect(stored.carts["2"]).toBeUndefined();
  });
  it("is mended where an item says nothing of its choices", () => {
    addToCart(piecesOf(plainItem(1), 2));
    const stored = JSON.parse(JSON.stringify(useCart.getState())) as {
      carts: Record<string, { lines: { item: { choice_options?: unknown } }[] }>;
    };
    for (const line of stored.carts["1"]?.lines ?? []) delete line.item.choice_options;
    expect(isCartState(stored)).toBe(true);
    expect(stored.carts["1"]?.lines.map(({ item }) => item.choice_options)).toEqual([[]]);
  });
  it.each([null, 1, "x", [], {}, { carts: [] }, { carts: null }])("%j is none", (value) =>
    expect(isCartState(value)).toBe(false),
  );
  it("has its own key", () => expect(storageKeys.cart).toBe("doorstep.cart"));
});
