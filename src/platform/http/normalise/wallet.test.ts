import { describe, expect, it } from "vitest";
import { loyaltyMovementRow, walletMovementRow } from "./wallet";

describe("movements of wallet and points", () => {
  it("are read with numbers as text and fields that are missing", () => {
    expect(
      walletMovementRow({ id: "7", credit: "12.50", transaction_type: "add_fund", reference: 42 }),
    ).toEqual({
      id: 7,
      user_id: 0,
      transaction_id: "",
      credit: 12.5,
      debit: 0,
      admin_bonus: 0,
      balance: 0,
      transaction_type: "add_fund",
      reference: "42",
      created_at: "",
      updated_at: "",
    });
    expect(loyaltyMovementRow({ id: 8, debit: "200.000", balance: 20, reference: "" })).toMatchObject({
      id: 8,
      credit: 0,
      debit: 200,
      balance: 20,
      reference: null,
    });
  });

  it("are nothing without an id", () => {
    expect([walletMovementRow({ credit: 1 }), loyaltyMovementRow({ id: "x" })]).toEqual([null, null]);
  });
});
