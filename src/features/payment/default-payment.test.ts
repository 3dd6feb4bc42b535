import { describe, expect, it } from "vitest";
import { defaultPayment, type PaymentTerms, paymentOptions } from "./payment-options";

const config: PaymentTerms["config"] = {
  customer_wallet_status: 1,
  partial_payment_status: 1,
  partial_payment_method: "both",
  digital_payment: false,
  active_payment_method_list: [],
};
const terms: PaymentTerms = {
  config,
  zone: { digital_payment: true },
  total: 2_000,
  balance: 2_000,
  offline: false,
  online: true,
  cashProblem: () => null,
};

describe("the way that is used before the shopper chooses", () => {
  const zone: Partial<PaymentTerms> = { cashProblem: () => ({ reason: "zone" }) };
  const limit: Partial<PaymentTerms> = { cashProblem: () => ({ reason: "limit", amount: 10 }) };
  const gateways = {
    digital_payment: true,
    active_payment_method_list: [{ gateway: "sandbox", gateway_title: "Sandbox" }],
  };
  const online: Partial<PaymentTerms> = {
    config: { ...config, ...gateways } as unknown as PaymentTerms["config"],
    zone: { digital_payment: true },
  };

  it.each<[string, Partial<PaymentTerms>, string, string | null]>([
    ["cash where it is taken", {}, "cash_on_delivery", null],
    ["cash before anything else that is possible", { ...online, offline: true }, "cash_on_delivery", null],
    ["online where the zone takes no cash", { ...zone, ...online }, "digital_payment", null],
    ["online above the limit of cash", { ...limit, ...online }, "digital_payment", null],
    [
      "outside of the app where there is no network for a gateway",
      { ...zone, ...online, online: false, offline: true },
      "offline_payment",
      null,
    ],
    ["outside of the app where there is nothing else", { ...zone, offline: true }, "offline_payment", null],
    ["the wallet where it holds enough", { ...zone, balance: 2_000 }, "wallet", null],
    [
      "the wallet where a gateway has no network",
      { ...zone, ...online, online: false, balance: 2_000 },
      "wallet",
      null,
    ],
    ["not a wallet that holds too little", { ...limit, balance: 0, offline: true }, "offline_payment", null],
    ["not a wallet that is not known", { ...zone, ...online, balance: null }, "digital_payment", null],
    [
      "cash with its reason where nothing is possible",
      { ...zone, balance: undefined },
      "cash_on_delivery",
      "zone",
    ],
    [
      "cash with its limit where nothing else is possible",
      { ...limit, balance: undefined },
      "cash_on_delivery",
      "limit",
    ],
  ])("is %s", (_, change, choice, problem) => {
    const option = defaultPayment(paymentOptions({ ...terms, balance: undefined, ...change }));
    expect([option.choice, option.problem?.reason ?? null]).toEqual([choice, problem]);
  });
});
