import { describe, expect, it } from "vitest";
import { normaliseReferralCode, referralRules } from "./referrals";

const config = {
  customer_wallet_status: 1,
  ref_earning_status: 1,
  ref_earning_exchange_rate: 2.5,
  digit_after_decimal_point: 2,
} as const;

describe("inviting friends", () => {
  it("earns the shop's reward, in minor units of its currency", () => {
    expect(referralRules(config)).toEqual({ reward: 250 });
    expect(referralRules({ ...config, digit_after_decimal_point: 0, ref_earning_exchange_rate: 7 })).toEqual({
      reward: 7,
    });
  });

  it.each([
    ["referrals are off", { ref_earning_status: 0 }],
    ["there are no wallets", { customer_wallet_status: 0 }],
    ["the reward is nothing", { ref_earning_exchange_rate: 0 }],
    ["the reward is below nothing", { ref_earning_exchange_rate: -3 }],
  ] as const)("is off where %s", (_, change) => {
    expect(referralRules({ ...config, ...change })).toBeNull();
  });
});

describe("a referral code", () => {
  it.each([
    [" ada-2026 ", "ADA-2026"],
    ["X_1", "X_1"],
    ["", ""],
    [null, ""],
    ["<b>", ""],
    ["a b", ""],
    ["A".repeat(65), ""],
  ])("%j is read as %j", (typed, code) => {
    expect(normaliseReferralCode(typed)).toBe(code);
  });
});
