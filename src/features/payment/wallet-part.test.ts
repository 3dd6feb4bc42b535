import { describe, expect, it } from "vitest";
import { type PaymentChoice, type PaymentTerms, paymentOptions } from "./payment-options";
import { restOf, walletOff, walletOn, withWallet } from "./wallet-part";

const terms: PaymentTerms = {
  config: {
    customer_wallet_status: 1,
    partial_payment_status: 1,
    partial_payment_method: "both",
    digital_payment: true,
    active_payment_method_list: [{ gateway: "sandbox" }],
  } as unknown as PaymentTerms["config"],
  zone: { digital_payment: true },
  total: 2_000,
  balance: 500,
  offline: true,
  online: true,
  cashProblem: () => null,
};
const poor = paymentOptions(terms);
const rich = paymentOptions({ ...terms, balance: 5_000 });
const empty = paymentOptions({ ...terms, balance: 0 });
const option = (options: typeof poor, choice: PaymentChoice) => {
  const found = options.find((one) => one.choice === choice);
  if (!found) throw new Error(`No ${choice}.`);
  return found;
};

describe("the wallet as a switch", () => {
  it.each([
    ["all of it where it holds enough", rich, "digital_payment", "wallet"],
    ["its part beside cash", poor, "cash_on_delivery", "wallet_and_cash"],
    ["its part beside a card", poor, "digital_payment", "wallet_and_online"],
    ["its part beside cash for what is paid elsewhere", poor, "offline_payment", "wallet_and_cash"],
    ["nothing when it is empty", empty, "cash_on_delivery", undefined],
  ] as const)("on pays %s", (_, options, used, paid) =>
    expect(walletOn(option(options, used), options)?.choice).toBe(paid),
  );
  it.each([
    [poor, "wallet_and_online", "digital_payment"],
    [poor, "wallet_and_cash", "cash_on_delivery"],
    [rich, "wallet", "cash_on_delivery"],
  ] as const)("off leaves what has paid the rest (%#)", (options, used, left) =>
    expect(walletOff(option(options, used), options).choice).toBe(left),
  );
  it("off takes a way that is possible", () => {
    const noCash = paymentOptions({ ...terms, balance: 5_000, cashProblem: () => ({ reason: "zone" }) });
    expect(walletOff(option(noCash, "wallet"), noCash).choice).toBe("digital_payment");
  });
  it("stays on when the rest is paid in another way, and only then", () => {
    const used = option(poor, "wallet_and_cash");
    expect(withWallet(option(poor, "digital_payment"), used, poor).choice).toBe("wallet_and_online");
    expect(withWallet(option(poor, "offline_payment"), used, poor).choice).toBe("offline_payment");
    expect(withWallet(option(rich, "digital_payment"), option(rich, "wallet"), rich).choice).toBe(
      "digital_payment",
    );
  });
  it("pays all, so that no other way is chosen", () => expect(restOf("wallet")).toBeNull());
});
