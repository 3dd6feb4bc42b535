import { describe, expect, it } from "vitest";
import {
  type CashProblem,
  gatewayFor,
  type PaymentTerms,
  paymentFields,
  paymentFor,
  paymentOptions,
} from "./payment-options";

const config: PaymentTerms["config"] = {
  customer_wallet_status: 1,
  partial_payment_status: 1,
  partial_payment_method: "both",
  digital_payment: false,
  active_payment_method_list: [],
};
const withGateway: PaymentTerms["config"] = {
  ...config,
  digital_payment: true,
  active_payment_method_list: [
    { gateway: "sandbox", gateway_title: "Sandbox", gateway_image: null, gateway_image_full_url: null },
  ],
};
const zone = { digital_payment: true };
const terms: PaymentTerms = {
  config,
  zone,
  total: 2_000,
  balance: 2_000,
  offline: false,
  online: true,
  cashProblem: () => null,
};
const limit: CashProblem = { reason: "limit", amount: 15 };
const offered = (change: Partial<PaymentTerms>) =>
  paymentOptions({ ...terms, ...change }).map(({ choice, problem, fromWallet }) => [
    choice,
    problem?.reason ?? null,
    fromWallet,
  ]);

describe("the ways of paying", () => {
  it("of a guest and of a shop without wallets are cash alone", () => {
    const cash = [["cash_on_delivery", null, 0]];
    expect(offered({ balance: undefined })).toEqual(cash);
    expect(offered({ config: { ...config, customer_wallet_status: 0 } })).toEqual(cash);
  });

  it.each([
    [2_000, [["wallet", null, 2_000]]],
    [
      1_999,
      [
        ["wallet", "short", 2_000],
        ["wallet_and_cash", null, 1_999],
      ],
    ],
    [0, [["wallet", "short", 2_000]]],
    [null, [["wallet", "unknown", 2_000]]],
  ])("of a customer with %s in the wallet are cash and %o", (balance, rest) => {
    expect(offered({ balance })).toEqual([["cash_on_delivery", null, 0], ...rest]);
  });

  it("are not wallet and cash together where the shop does not take that", () => {
    const short = [
      ["cash_on_delivery", null, 0],
      ["wallet", "short", 2_000],
    ];
    expect(offered({ balance: 500, config: { ...config, partial_payment_status: 0 } })).toEqual(short);
    expect(
      offered({ balance: 500, config: { ...config, partial_payment_method: "digital_payment" } }),
    ).toEqual(short);
  });

  it("compare the limit of cash with what is paid in cash", () => {
    const cashProblem = (amount: number) => (amount > 1_500 ? limit : null);
    expect(offered({ balance: 500, cashProblem })).toEqual([
      ["cash_on_delivery", "limit", 0],
      ["wallet", "short", 2_000],
      ["wallet_and_cash", null, 500],
    ]);
    expect(offered({ balance: 499, cashProblem })).toHaveLength(2);
  });
});

describe("totals that are rounded", () => {
  const rounded = (change: Partial<PaymentTerms>) =>
    paymentOptions({ ...terms, config: withGateway, ...change }).map((option) => [
      option.choice,
      option.total,
      option.fromWallet,
    ]);

  it("are a multiple of coins at the door, and of what can be charged elsewhere", () => {
    expect(rounded({ total: 1_237, balance: 503, steps: { cash: 5, other: 1 } })).toEqual([
      ["cash_on_delivery", 1_235, 0],
      ["digital_payment", 1_237, 0],
      ["wallet", 1_237, 1_237],
      ["wallet_and_cash", 1_235, 500],
      ["wallet_and_online", 1_237, 503],
    ]);
    expect(rounded({ total: 5_125, balance: 2_347, steps: { cash: 10, other: 10 } })).toEqual([
      ["cash_on_delivery", 5_130, 0],
      ["digital_payment", 5_130, 0],
      ["wallet", 5_130, 5_130],
      ["wallet_and_cash", 5_130, 2_340],
      ["wallet_and_online", 5_130, 2_340],
    ]);
  });

  it("are compared with the limit of cash as they are paid", () => {
    const cashProblem = (amount: number) => (amount > 1_235 ? limit : null);
    const [cash] = paymentOptions({ ...terms, total: 1_237, steps: { cash: 5, other: 1 }, cashProblem });
    expect(cash.problem).toBeNull();
  });
});

describe("the way that is used", () => {
  const used = (choice: Parameters<typeof paymentFor>[0], change: Partial<PaymentTerms>) => {
    const option = paymentFor(choice, paymentOptions({ ...terms, ...change }));
    return [option.choice, option.problem?.reason ?? null, option.fromWallet];
  };

  it.each([
    ["wallet_and_cash", 1_999, ["wallet_and_cash", null, 1_999]],
    ["wallet_and_cash", 2_000, ["wallet", null, 2_000]],
    ["wallet", 2_000, ["wallet", null, 2_000]],
    ["wallet", 1_999, ["wallet_and_cash", null, 1_999]],
    ["cash_on_delivery", 2_000, ["cash_on_delivery", null, 0]],
    ["cash_on_delivery", 1_999, ["cash_on_delivery", null, 0]],
  ] as const)("for %s and %i in the wallet is %o", (choice, balance, option) => {
    expect(used(choice, { balance })).toEqual(option);
  });

  it.each(["wallet", "wallet_and_cash"] as const)(
    "for %s is not cash without a word, but none until the shopper chooses again",
    (choice) => {
      expect(used(choice, { balance: 0 })).toEqual(["wallet", "short", 2_000]);
      expect(used(choice, { balance: null })).toEqual(["wallet", "unknown", 2_000]);
      const noPart = { ...config, partial_payment_status: 0 } as const;
      expect(used(choice, { balance: 500, config: noPart })).toEqual(["wallet", "short", 2_000]);
    },
  );

  it("is cash where the shop has no wallets any more", () => {
    expect(used("wallet", { balance: undefined })).toEqual(["cash_on_delivery", null, 0]);
  });
});

describe("paying outside of the app", () => {
  it("is offered where shop and zone take it, to guests and without a network too, and not for nothing", () => {
    const choices = (change: Partial<PaymentTerms>) =>
      offered({ balance: undefined, offline: true, ...change }).map(([choice, problem]) => [choice, problem]);
    const both = [
      ["cash_on_delivery", null],
      ["offline_payment", null],
    ];
    expect(choices({})).toEqual(both);
    expect(choices({ online: false })).toEqual(both);
    expect(choices({ total: 0 })).toHaveLength(1);
    expect(choices({ offline: false })).toHaveLength(1);
  });

  it("becomes cash, and not the wallet, where it is not offered any more", () => {
    expect(paymentFor("offline_payment", paymentOptions(terms)).choice).toBe("cash_on_delivery");
    expect(paymentFields("offline_payment")).toEqual({ payment_method: "offline_payment" });
  });
});

describe("paying online", () => {
  const choices = (change: Partial<PaymentTerms>) =>
    offered({ config: withGateway, ...change }).map(([choice, problem]) => [choice, problem]);

  it("is offered by shop, gateways and zone, to guests too, and not for nothing", () => {
    expect(choices({ balance: undefined })).toEqual([
      ["cash_on_delivery", null],
      ["digital_payment", null],
    ]);
    expect(choices({ balance: undefined, zone: { digital_payment: false } })).toHaveLength(1);
    expect(choices({ balance: undefined, zone: null })).toHaveLength(1);
    expect(choices({ balance: undefined, total: 0 })).toHaveLength(1);
    const noGateway = { ...withGateway, active_payment_method_list: [] };
    expect(choices({ balance: undefined, config: noGateway })).toHaveLength(1);
  });

  it("takes the first part from a wallet that holds too little, and needs the network", () => {
    expect(choices({ balance: 500, online: false })).toEqual([
      ["cash_on_delivery", null],
      ["digital_payment", "network"],
      ["wallet", "short"],
      ["wallet_and_cash", null],
      ["wallet_and_online", "network"],
    ]);
    expect(paymentFields("wallet_and_online")).toEqual({
      payment_method: "digital_payment",
      partial_payment: 1,
    });
    expect(paymentFields("digital_payment")).toEqual({ payment_method: "digital_payment" });
  });
});

it.each([
  ["second", "second"],
  ["switched off", "first"],
  ["", "first"],
  [undefined, "first"],
])("pays through a gateway that the shop has: %s", (chosen, used) => {
  const gateways = ["first", "second"].map((gateway) => ({ gateway, gateway_title: gateway })) as never;
  expect(gatewayFor(chosen, gateways)?.gateway).toBe(used);
});
