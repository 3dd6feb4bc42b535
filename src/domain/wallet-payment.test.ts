import { describe, expect, it } from "vitest";
import { walletRules, walletShare } from "./wallet-payment";

describe("a wallet", () => {
  it.each([
    ["wallet", 2_000, { share: 2_000 }],
    ["wallet", 1_999, { problem: "short" }],
    ["wallet", 5_000, { share: 2_000 }],
    ["wallet_and_cash", 2_000, { problem: "whole" }],
    ["wallet_and_cash", 1_999, { share: 1_999 }],
    ["wallet_and_cash", 1, { share: 1 }],
    ["wallet_and_cash", 0, { problem: "short" }],
  ] as const)("as %s with %i pays of 2000 %o", (way, balance, share) => {
    expect(walletShare(way, { total: 2_000, balance })).toEqual(share);
  });

  it.each([
    [503, 5, { share: 500 }],
    [4, 5, { problem: "short" }],
    [2_347, 10, { share: 2_340 }],
    [9, 10, { problem: "short" }],
    [5_130, 10, { problem: "whole" }],
    [5_129, 10, { share: 5_120 }],
  ] as const)("with %i leaves a rest that is a multiple of %i: %o", (balance, step, share) => {
    expect(walletShare("wallet_and_cash", { total: 5_130, balance, step })).toEqual(share);
  });

  it.each([
    [1, 1, "both", { wallet: true, walletAndCash: true, walletAndOnline: true }],
    [1, 1, "cod", { wallet: true, walletAndCash: true, walletAndOnline: false }],
    [1, 1, "digital_payment", { wallet: true, walletAndCash: false, walletAndOnline: true }],
    [1, 0, "both", { wallet: true, walletAndCash: false, walletAndOnline: false }],
    [0, 1, "both", { wallet: false, walletAndCash: false, walletAndOnline: false }],
  ] as const)("status %i, partial %i by %s: %o", (status, partial, by, rules) => {
    const config = {
      customer_wallet_status: status,
      partial_payment_status: partial,
      partial_payment_method: by,
    };
    expect(walletRules(config)).toEqual(rules);
  });
});
