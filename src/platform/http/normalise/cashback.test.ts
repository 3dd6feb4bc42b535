import { describe, expect, it } from "vitest";
import { normaliseCashbackForAmount, normaliseCashbackOffers } from "./cashback";

describe("cashback", () => {
  it("is read with numbers as text and without the fields that a page can do without", () => {
    expect(
      normaliseCashbackOffers([{ id: "3", cashback_amount: "12.5", cashback_type: "percent" }]),
    ).toMatchObject([
      { id: 3, cashback_type: "percentage", cashback_amount: 12.5, min_purchase: 0, max_discount: 0 },
    ]);
  });

  it("leaves out offers that are off, bring nothing or have no id", () => {
    expect(
      normaliseCashbackOffers([
        { id: 1, cashback_amount: 5, status: 0 },
        { id: 2, cashback_amount: 0 },
        { cashback_amount: 5 },
      ]),
    ).toEqual([]);
  });

  it.each([[null], [{}], [{ calculated_amount: 0, cashback_amount: 0, id: 0 }], [{ calculated_amount: -1 }]])(
    "of an amount is nothing for %j",
    (response) => {
      expect(normaliseCashbackForAmount(response)).toBeNull();
    },
  );

  it("of an amount is what the shop computed", () => {
    expect(
      normaliseCashbackForAmount({ calculated_amount: "2.79", cashback_amount: 5, id: "1" }),
    ).toMatchObject({ calculated_amount: 2.79, cashback_amount: 5, cashback_type: "percentage", id: 1 });
  });
});
