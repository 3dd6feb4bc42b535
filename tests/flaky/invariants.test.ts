import { describe, expect, it } from "vitest";
import { brokenCart, brokenOrder, cartText, type ServerState } from "./invariants";
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
  deadline: 1000,
  expectedTotal: 20,
  orderId: 5,
  problem: null,
};
const device: PageState = { guestId: 1, cart: [], cartWaits: false, outbox: [] };
const order = { id: 5, total: 20, createdAt: 900, lines };
const server: ServerState = { cart: [], orders: [order], openKeys: 0 };
const press = { cart: lines, total: 20, deadline: 1000 };

describe("carts", () => {
  it("are compared without their order", () => expect(cartText(lines)).toBe("item 3 × 2, item 9 × 1"));

  it("that agree are in order", () =>
    expect(brokenCart({ ...device, cart: lines }, { cart: [...lines].reverse() })).toEqual([]));

  it("that differ, wait or are stuck are told", () => {
    expect(brokenCart({ ...device, cart: lines }, { cart: [] })).toHaveLength(1);
    expect(brokenCart({ ...device, cartWaits: true }, { cart: [] })).toHaveLength(1);
    const stuck = { ...row, kind: "cart", state: "checking" };
    expect(brokenCart({ ...device, outbox: [stuck] }, { cart: [] })[0]).toContain("stuck: checking");
  });
});

describe("orders", () => {
  it("as agreed are in order", () => expect(brokenOrder(device, server, press)).toEqual([]));

  it.each<[string, PageState, ServerState]>([
    ["0 orders", device, { ...server, orders: [] }],
    ["2 orders", device, { ...server, orders: [order, order] }],
    ["costs 21", device, { ...server, orders: [{ ...order, total: 21 }] }],
    ["after its deadline", device, { ...server, orders: [{ ...order, createdAt: 1001 }] }],
    ["was wanted", device, { ...server, orders: [{ ...order, lines: [{ itemId: 3, quantity: 4 }] }] }],
    ["server's cart still has", device, { ...server, cart: lines }],
    ["device's cart still has", { ...device, cart: lines }, server],
    ["never ended", device, { ...server, openKeys: 1 }],
    ["stuck", { ...device, outbox: [{ ...row, state: "sending" }] }, server],
    ["shopper is asked", { ...device, outbox: [{ ...row, state: "needs-you", problem: "cart" }] }, server],
  ])("say %s", (text, here, there) => expect(brokenOrder(here, there, press).join(" ")).toContain(text));

  it("that are a question have not been made", () => {
    const asked = { ...device, cart: lines, outbox: [{ ...row, state: "needs-you", problem: "stock" }] };
    expect(brokenOrder(asked, { ...server, orders: [], cart: lines }, press)).toEqual([]);
  });
});
