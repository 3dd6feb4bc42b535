import { describe, expect, it } from "vitest";
import {
  cartText,
  cartViolations,
  type Expectations,
  expectationViolations,
  leftoverData,
  otherZoneData,
  type ServerState,
} from "./invariants";
import type { OutboxRecord, PageState } from "./page-state";

const lines = [
  { itemId: 9, quantity: 1 },
  { itemId: 3, quantity: 2 },
];
const row: OutboxRecord = {
  kind: "order",
  state: "placed",
  key: "k",
  tries: 1,
  dueInMs: 0,
  leasedForMs: 0,
  deadline: 1000,
  expectedTotal: 20,
  orderId: 5,
  problem: null,
};
const device: PageState = { guestId: 1, cart: [], cartWaits: false, outbox: [] };
const order = { id: 5, key: "k", total: 20, createdAt: 900, lines };
const server: ServerState = {
  cart: [],
  orders: [order],
  wishes: [4],
  addresses: ["Pier 1"],
  openKeys: 0,
  money: { orders: [], payments: [], gateway: [], wallets: [] },
  answers: [{ orderId: 5, answer: "accept", status: "confirmed" }],
  deliveries: [],
};
const press = { key: "k", cart: lines, total: 20, deadline: 1000, question: null };
const promised: Expectations = {
  presses: [press],
  wishes: [4],
  addresses: ["Pier 1"],
  payments: [],
  answers: [{ orderId: 5, answers: ["accept"] }],
  deliveries: [],
};

describe("carts", () => {
  it("are compared without their order", () => expect(cartText(lines)).toBe("item 3 × 2, item 9 × 1"));

  it("that agree are in order", () =>
    expect(cartViolations({ ...device, cart: lines }, { cart: [...lines].reverse() }, lines)).toEqual([]));

  it("that differ, wait or are stuck are told", () => {
    expect(cartViolations({ ...device, cart: lines }, { cart: [] })).toHaveLength(1);
    expect(cartViolations({ ...device, cartWaits: true }, { cart: [] })).toHaveLength(1);
    expect(cartViolations(device, { cart: [] }, lines)[0]).toContain("was acknowledged");
    const stuck = { ...row, kind: "cart", state: "checking" };
    expect(cartViolations({ ...device, outbox: [stuck] }, { cart: [] })[0]).toContain("stuck: checking");
  });
});

describe("promises", () => {
  it("that were kept are in order", () => expect(expectationViolations(server, promised)).toEqual([]));

  it.each<[string, ServerState, Expectations]>([
    ["0 orders", { ...server, orders: [] }, promised],
    ["2 orders", { ...server, orders: [order, order] }, promised],
    ["nobody pressed", { ...server, orders: [{ ...order, key: "other" }] }, promised],
    ["costs 21", { ...server, orders: [{ ...order, total: 21 }] }, promised],
    ["after its deadline", { ...server, orders: [{ ...order, createdAt: 1001 }] }, promised],
    ["was wanted", { ...server, orders: [{ ...order, lines: [{ itemId: 3, quantity: 4 }] }] }, promised],
    ["was asked (cart)", server, { ...promised, presses: [{ ...press, question: "cart" }] }],
    ["Store 4 is not wished for", { ...server, wishes: [] }, promised],
    ["Store 7 is wished for", { ...server, wishes: [4, 7] }, promised],
    ["is there 0 times", { ...server, addresses: [] }, promised],
    ["is there 2 times", { ...server, addresses: ["Pier 1", "Pier 1"] }, promised],
    ["never ended", { ...server, openKeys: 1 }, promised],
  ])("say %s", (text, there, what) => expect(expectationViolations(there, what).join(" ")).toContain(text));

  it("that became a question have not been made", () => {
    const asked = { ...promised, presses: [{ ...press, question: "stock" }] };
    expect(expectationViolations({ ...server, orders: [] }, asked)).toEqual([]);
  });
});

describe("a sign-out", () => {
  it("leaves nothing that tells who was there", () => {
    expect(leftoverData("language en", { token: "secret", name: "" })).toEqual([]);
    expect(leftoverData("x secret y", { token: "secret" })[0]).toContain("still has the token");
  });
});

it("names of another zone's stores are found on the device", () => {
  expect(otherZoneData(`[{"store_name":"West Fry"}]`, ["West Fry", "Bay Bakery"])).toEqual([
    'The device has "West Fry", a store of another zone.',
  ]);
});
