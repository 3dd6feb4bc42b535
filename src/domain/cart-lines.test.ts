import { describe, expect, it } from "vitest";
import { cartFingerprint, lineKey, type MergeableLine, mergeGuestCart } from "./cart-lines";

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
