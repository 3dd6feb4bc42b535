import { describe, expect, it } from "vitest";
import { bestCashback, type CashbackTerms, cashbackFor } from "./cashback";

const terms = (changes: Partial<CashbackTerms> = {}): CashbackTerms => ({
  type: "percent",
  amount: 1000,
  minimumPurchase: 0,
  maximum: 0,
  ...changes,
});

describe("the cashback of an order", () => {
  it.each<[string, number, Partial<CashbackTerms>, number]>([
    ["is a share of it", 2005, {}, 201],
    ["is capped", 9000, { maximum: 500 }, 500],
    ["is a fixed amount", 2000, { type: "amount", amount: 300 }, 300],
    ["is never more than the order cost", 200, { type: "amount", amount: 300 }, 200],
    ["is nothing below the minimum", 1999, { minimumPurchase: 2000 }, 0],
    ["is there from the minimum on", 2000, { minimumPurchase: 2000 }, 200],
    ["is nothing for nothing", 0, { type: "amount", amount: 300 }, 0],
  ])("%s", (_, ordered, changes, expected) => {
    expect(cashbackFor(ordered, terms(changes))).toBe(expected);
  });

  it("comes from the offer that brings the most", () => {
    const [share, fixed] = [terms(), terms({ type: "amount", amount: 300 })];
    expect(bestCashback(2000, [share, fixed])).toEqual({ offer: fixed, cashback: 300 });
    expect(bestCashback(4000, [share, fixed])).toEqual({ offer: share, cashback: 400 });
    expect(bestCashback(4000, [])).toBeNull();
    expect(bestCashback(0, [share])).toBeNull();
  });
});
