import { describe, expect, it } from "vitest";
import { endOfOrder, type MoneyState, moneyViolations } from "./money-invariants";

const order: MoneyState["orders"][number] = {
  id: 1,
  status: "pending",
  paymentStatus: "paid",
  method: "digital_payment",
  rest: null,
  total: 1250,
  fromWallet: 0,
};
const part = { ...order, method: "partial_payment", rest: "digital_payment", fromWallet: 100 };
const payment: MoneyState["payments"][number] = {
  id: "p",
  purpose: "order",
  orderId: 1,
  amount: 1250,
  status: "paid",
  session: "s",
};
const session: MoneyState["gateway"][number] = { id: "s", paymentId: "p", amount: 1250, state: "paid" };
const given = { type: "add_fund_by_admin", orderId: null, credit: 100, debit: 0, bonus: 0, balance: 100 };
const taken = { type: "partial_payment", orderId: 1, credit: 0, debit: 100, bonus: 0, balance: 0 };
const returned = { type: "order_refund", orderId: 1, credit: 100, debit: 0, bonus: 0, balance: 100 };
const town: MoneyState = { orders: [order], payments: [payment], gateway: [session], wallets: [] };
const shared: MoneyState = {
  orders: [part],
  payments: [{ ...payment, amount: 1150 }],
  gateway: [{ ...session, amount: 1150 }],
  wallets: [{ customerId: 7, balance: 0, movements: [given, taken] }],
};

describe("money that agrees", () => {
  const refunded = {
    payments: [{ ...payment, status: "refunded" }],
    gateway: [{ ...session, state: "refunded" }],
  };
  const canceled = { status: "canceled", paymentStatus: "unpaid" };
  it.each<[string, MoneyState]>([
    ["of an order paid online", town],
    ["of one that the wallet paid a part of", shared],
    [
      "of one that was canceled, with its charge given back",
      { ...town, ...refunded, orders: [{ ...order, ...canceled }] },
    ],
    [
      "of one that is paid in cash after a failure",
      {
        ...town,
        orders: [{ ...order, method: "cash_on_delivery", paymentStatus: "unpaid" }],
        payments: [{ ...payment, status: "failed" }],
        gateway: [{ ...session, state: "failed" }],
      },
    ],
    [
      "of a wallet that has its part of a canceled order back",
      {
        orders: [{ ...part, ...canceled }],
        payments: [{ ...payment, amount: 1150, status: "canceled" }],
        gateway: [{ ...session, amount: 1150, state: "canceled" }],
        wallets: [{ customerId: 7, balance: 100, movements: [given, taken, returned] }],
      },
    ],
    [
      "of money that was added to a wallet",
      {
        orders: [],
        payments: [{ ...payment, purpose: "add_fund", orderId: null, amount: 500 }],
        gateway: [{ ...session, amount: 500 }],
        wallets: [
          {
            customerId: 7,
            balance: 550,
            movements: [{ ...given, type: "add_fund", credit: 500, bonus: 50, balance: 550 }],
          },
        ],
      },
    ],
  ])("%s", (_, money) => expect(moneyViolations(money)).toEqual([]));
});

describe("money that does not agree is told", () => {
  it.each<[string, MoneyState]>([
    [
      "was charged 2 times",
      {
        ...town,
        payments: [payment, { ...payment, id: "q", session: "t" }],
        gateway: [session, { ...session, id: "t", paymentId: "q" }],
      },
    ],
    ["was to be charged 1250, and 0 was kept", { ...town, payments: [], gateway: [] }],
    [
      "was to be charged 0, and 1250 was kept",
      { ...town, orders: [{ ...order, status: "canceled", paymentStatus: "unpaid" }] },
    ],
    ["is canceled and says that it is paid", { ...town, orders: [{ ...order, status: "canceled" }] }],
    ["was to be charged 1251, and 1250 was kept", { ...town, orders: [{ ...order, total: 1251 }] }],
    ["asked for 1251; payment p is of 1250", { ...town, gateway: [{ ...session, amount: 1251 }] }],
    [
      "The gateway says paid of payment p, the shop failed",
      { ...town, payments: [{ ...payment, status: "failed" }] },
    ],
    [
      "The gateway says failed of payment p, the shop paid",
      { ...town, gateway: [{ ...session, state: "failed" }] },
    ],
    [
      "The gateway says open of payment p, the shop canceled",
      {
        ...town,
        payments: [{ ...payment, status: "canceled" }],
        gateway: [{ ...session, state: "open" }],
      },
    ],
    ["the gateway does not know it", { ...town, gateway: [] }],
    ["of a payment that is not there", { ...town, payments: [] }],
    ["never ended: started", { ...town, payments: [{ ...payment, status: "started" }] }],
    ["never ended: refund_due", { ...town, payments: [{ ...payment, status: "refund_due" }] }],
    [
      "says that the wallet paid 100; its movements say 0",
      { ...shared, wallets: [{ customerId: 7, balance: 100, movements: [given] }] },
    ],
    [
      "100 was to go back to the wallet, 0 did",
      {
        ...shared,
        orders: [{ ...part, status: "canceled", paymentStatus: "unpaid" }],
        payments: [],
        gateway: [],
      },
    ],
    [
      "0 was to go back to the wallet, 100 did",
      {
        ...shared,
        wallets: [{ customerId: 7, balance: 100, movements: [given, taken, returned] }],
      },
    ],
    [
      "holds 5; its movements come to 0",
      { ...shared, wallets: [{ customerId: 7, balance: 5, movements: [given, taken] }] },
    ],
    [
      "says 1 where its movements come to 0",
      {
        ...shared,
        wallets: [{ customerId: 7, balance: 1, movements: [given, { ...taken, balance: 1 }] }],
      },
    ],
    ["The gateway kept 1250; orders say 0 and wallets 0", { ...town, orders: [] }],
  ])("%s", (words, money) => expect(moneyViolations(money).join("\n")).toContain(words));
});

describe("the end of an order", () => {
  it.each([
    ["pending", "paid", "paid"],
    ["pending", "unpaid", "in cash"],
    ["pending", "partially_paid", "in cash"],
    ["failed", "unpaid", "unpaid"],
    ["canceled", "unpaid", "canceled"],
  ])("%s and %s is %s", (status, paymentStatus, end) =>
    expect(endOfOrder({ status, paymentStatus })).toBe(end),
  );
});
