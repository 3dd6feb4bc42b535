import { describe, expect, it } from "vitest";
import type { StoreDiscount } from "@/contract";
import { lineDiscounts, missingForDiscount, storeDiscountAt } from "./store-discount";

const lines = [
  { products: 1000, ownDiscount: 300, addOns: 0, onSale: false },
  { products: 3000, ownDiscount: 0, addOns: 100, onSale: false },
];
const sale = { products: 1000, ownDiscount: 400, addOns: 0, onSale: true };
const plain = { percent: 500, minimumPurchase: 0, maximumDiscount: 0 };

describe("a store-wide discount without a condition", () => {
  it("takes the place of the items' own, even when smaller, as their cards show it", () =>
    expect(lineDiscounts(lines, plain)).toEqual({
      lines: [50, 150],
      storeWide: 200,
      storeWideLines: [0, 1],
    }));
  it("leaves lines of flash sales and campaigns alone", () =>
    expect(lineDiscounts([sale, ...lines], plain).lines).toEqual([400, 50, 150]));
});

describe("a store-wide discount with a condition", () => {
  it("does not touch the items' own below its minimum, which counts prices before discounts with add-ons", () => {
    const below = { ...plain, minimumPurchase: 4101 };
    expect(lineDiscounts(lines, below)).toEqual({
      lines: [300, 0],
      storeWide: null,
      storeWideLines: [],
    });
    expect(missingForDiscount(lines, below)).toBe(1);
    expect(missingForDiscount(lines, { minimumPurchase: 4100 })).toBe(0);
  });
  it("gives each line the better of the two, so that none costs more than its card says", () =>
    expect(lineDiscounts(lines, { ...plain, minimumPurchase: 4100 })).toEqual({
      lines: [300, 150],
      storeWide: 150,
      storeWideLines: [1],
    }));
  it("shares its cap over the lines to the last unit", () => {
    const three = [333, 333, 334].map((products) => ({ products, ownDiscount: 0, addOns: 0, onSale: false }));
    const { lines: parts, storeWide } = lineDiscounts(three, {
      ...plain,
      percent: 5000,
      maximumDiscount: 100,
    });
    expect(parts.reduce((a, b) => a + b, 0)).toBe(100);
    expect(storeWide).toBe(100);
  });
  it("shares its cap again when a line does better with its own discount", () =>
    // Shared over both it would be 50 and 150; the first keeps its 300 and the second gets the whole cap.
    expect(lineDiscounts(lines, { percent: 5000, minimumPurchase: 0, maximumDiscount: 200 }).lines).toEqual([
      300, 200,
    ]));
  it("gives the whole cap to one line where two would share it below their own discounts", () => {
    const line = (ownDiscount: number) => ({ products: 10_000, ownDiscount, addOns: 0, onSale: false });
    const capped = { percent: 1000, minimumPurchase: 1, maximumDiscount: 800 };
    expect(lineDiscounts([line(500), line(450)], capped).lines).toEqual([500, 800]);
    expect(lineDiscounts([line(500), line(500)], capped).lines).toEqual([500, 800]);
    expect(lineDiscounts([line(900), line(900)], capped)).toEqual({
      lines: [900, 900],
      storeWide: null,
      storeWideLines: [],
    });
  });
});

describe("whether a store's discount runs", () => {
  const discount: StoreDiscount = {
    discount: 15,
    discount_type: "percent",
    min_purchase: 20,
    max_discount: 8,
    start_date: "2026-03-01",
    end_date: "2026-03-31",
    start_time: "17:00:00",
    end_time: "19:00:00",
  };
  const at = (date: string, hour: number) => ({ date, minute: hour * 60 });
  it.each([
    [at("2026-03-15", 18), true],
    [at("2026-03-15", 16), false],
    [at("2026-03-15", 20), false],
    [at("2026-02-28", 18), false],
    [at("2026-04-01", 18), false],
  ])("%j: %s", (now, runs) => expect(storeDiscountAt(discount, now, 2) !== null).toBe(runs));
  it("is what the server says where the shop's clock is unknown, in minor units", () =>
    expect(storeDiscountAt(discount, null, 2)).toEqual({
      percent: 1500,
      minimumPurchase: 2000,
      maximumDiscount: 800,
    }));
  it("promises nothing for a store-wide amount, which no rule of the contract describes", () =>
    expect(storeDiscountAt({ ...discount, discount_type: "amount" }, null, 2)).toBeNull());
});
