import { describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { badgeDiscount, itemDiscount, itemOffer, storeDiscount } from "./discount-mark";

const item = (fields: Partial<Item>) =>
  ({ discount: 0, discount_type: "percent", store_discount: 0, ...fields }) as Item;

describe("the discount on a card", () => {
  it("is the item's own percent or amount", () => {
    expect(itemDiscount(item({ discount: 15 }))).toEqual({ kind: "percent", percent: 15 });
    expect(itemDiscount(item({ discount: 2, discount_type: "amount" }))).toEqual({
      kind: "amount",
      amount: 2,
    });
  });
  it("is the store's percent when the store has one", () =>
    expect(itemDiscount(item({ discount: 2, discount_type: "amount", store_discount: 10 }))).toEqual({
      kind: "percent",
      percent: 10,
    }));
  it("is not the store's where that depends on the order: it is an offer of its own", () => {
    const conditional = item({
      discount: 2,
      store_discount: 10,
      store_discount_min_purchase: 20,
      store_discount_max_discount: 8,
    });
    expect(itemDiscount(conditional)).toEqual({ kind: "percent", percent: 2 });
    expect(itemOffer(conditional)).toEqual({ kind: "percent", percent: 10, from: 20, upTo: 8 });
    expect(itemOffer(item({ store_discount: 10 }))).toBeNull();
  });
  it("gets no badge where it is next to nothing of the price", () => {
    const half = { discount: 0.5, discount_type: "amount" } as const;
    expect(badgeDiscount(item({ ...half, price: 550 }))).toBeNull();
    expect(badgeDiscount(item({ ...half, price: 3.7 }))).toEqual({ kind: "amount", amount: 0.5 });
  });
  it("is null without discounts", () => {
    expect(itemDiscount(item({}))).toBeNull();
    expect(storeDiscount({ discount: null })).toBeNull();
  });
});
