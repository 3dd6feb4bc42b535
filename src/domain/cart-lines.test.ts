import { describe, expect, it } from "vitest";
import { cartFingerprint, compareCarts, lineKey, type MergeableLine, mergeGuestCart } from "./cart-lines";

const line = (
  itemId: number,
  quantity = 1,
  storeId = 1,
  addOns: { id: number; quantity: number }[] = [],
): MergeableLine => ({
  itemId,
  model: "Item",
  variation: [],
  addOns,
  storeId,
  quantity,
});

describe("the identity of a line", () => {
  it("does not depend on the order of add-ons or on add-ons with quantity 0", () => {
    expect(
      lineKey(
        line(1, 1, 1, [
          { id: 2, quantity: 1 },
          { id: 3, quantity: 2 },
        ]),
      ),
    ).toBe(
      lineKey(
        line(1, 1, 1, [
          { id: 3, quantity: 2 },
          { id: 2, quantity: 1 },
          { id: 9, quantity: 0 },
        ]),
      ),
    );
  });
  it("differs by model, variation and add-on quantity", () => {
    const keys = [
      line(1),
      { ...line(1), model: "ItemCampaign" as const },
      { ...line(1), variation: [{ type: "Red-L", price: 1 }] },
      line(1, 1, 1, [{ id: 2, quantity: 1 }]),
      line(1, 1, 1, [{ id: 2, quantity: 2 }]),
    ].map(lineKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("the fingerprint of a cart", () => {
  it("is the same in another order and differs by quantity", () => {
    expect(cartFingerprint([line(1), line(2, 3)])).toBe(cartFingerprint([line(2, 3), line(1)]));
    expect(cartFingerprint([line(1)])).not.toBe(cartFingerprint([line(1, 2)]));
    expect(cartFingerprint([])).not.toBe(cartFingerprint([line(1)]));
  });
  it("stays what older pages and servers compute", () => {
    const large = [{ name: "Size", values: { label: ["Large"] } }];
    expect(cartFingerprint([])).toBe("wvjl67o803");
    expect(cartFingerprint([line(1, 2, 1, [{ id: 2, quantity: 1 }])])).toBe("8v8chv7141");
    expect(cartFingerprint([{ ...line(3), variation: large, addOns: [{ id: 2, quantity: 1 }] }])).toBe(
      "ayd40i08ty",
    );
  });
  it("has few collisions", () => {
    const seen = new Set(Array.from({ length: 5000 }, (_, index) => cartFingerprint([line(index + 1)])));
    expect(seen.size).toBe(5000);
  });
});

describe("merging a guest's cart into a customer's", () => {
  it("keeps both of the same store and equal lines once at the larger quantity", () => {
    const { kept, removed } = mergeGuestCart([line(1, 2), line(2)], [line(1, 5), line(3)]);
    expect(kept.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [1, 5],
      [3, 1],
      [2, 1],
    ]);
    expect(removed).toEqual([]);
  });
  it("lets the guest's store win and names the removed lines", () => {
    const { kept, removed } = mergeGuestCart([line(1, 1, 7)], [line(2, 1, 8)]);
    expect(kept.map(({ itemId }) => itemId)).toEqual([1]);
    expect(removed.map(({ itemId }) => itemId)).toEqual([2]);
  });
  it("changes nothing when the guest had nothing", () => {
    expect(mergeGuestCart([], [line(2, 1, 8)])).toEqual({ kept: [line(2, 1, 8)], removed: [] });
  });
});

describe("two carts and the last synced one", () => {
  const cart = (entries: Record<string, number>) => new Map(Object.entries(entries));
  it.each([
    ["changed here only", { a: 1 }, { a: 3 }, { a: 1 }, [{ key: "a", from: 1, to: 3 }], []],
    ["changed there only", { a: 1 }, { a: 1 }, { a: 4 }, [], [{ key: "a", from: 1, to: 4 }]],
    ["changed on both sides: here wins", { a: 1 }, { a: 2 }, { a: 5 }, [{ key: "a", from: 5, to: 2 }], []],
    ["removed here", { a: 1 }, {}, { a: 1 }, [{ key: "a", from: 1, to: 0 }], []],
    ["removed there", { a: 1 }, { a: 1 }, {}, [], [{ key: "a", from: 1, to: 0 }]],
    ["added on both sides", {}, { a: 2 }, { a: 1 }, [{ key: "a", from: 1, to: 2 }], []],
    ["already the same", { a: 1 }, { a: 2 }, { a: 2 }, [], []],
    ["changed here, removed there", { a: 1 }, { a: 2 }, {}, [{ key: "a", from: 0, to: 2 }], []],
  ])("%s", (_, base, here, server, send, serverChanges) => {
    const comparison = compareCarts(cart(base as never), cart(here as never), cart(server as never));
    expect(comparison.send).toEqual(send);
    expect(comparison.serverChanges).toEqual(serverChanges);
  });
  it("converges: after sending, both sides have the result", () => {
    const server = cart({ a: 1, b: 2, d: 9 });
    const comparison = compareCarts(cart({ a: 1, b: 2 }), cart({ a: 3, c: 1 }), server);
    for (const { key, to } of comparison.send) {
      if (to > 0) server.set(key, to);
      else server.delete(key);
    }
    expect([...server].sort()).toEqual([...comparison.result].sort());
  });
});
