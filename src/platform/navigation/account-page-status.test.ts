import { describe, expect, it } from "vitest";
import { isAccountPageOff } from "./account-page-status";
import { accountPages } from "./paths";

const on = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 } as const;
const offWith = (config: Parameters<typeof isAccountPageOff>[1]) =>
  accountPages.filter((page) => isAccountPageOff(page, config));

describe("an account page", () => {
  it.each([
    ["wallet", "customer_wallet_status"],
    ["loyalty-points", "loyalty_point_status"],
    ["referral-code", "ref_earning_status"],
  ] as const)("%s is off with %s, and no other page", (page, setting) => {
    expect(offWith({ ...on, [setting]: 0 })).toEqual([page]);
  });

  it("is on where everything is on, or config is not there yet", () => {
    expect(offWith(on)).toEqual([]);
    expect(offWith(undefined)).toEqual([]);
  });
});
