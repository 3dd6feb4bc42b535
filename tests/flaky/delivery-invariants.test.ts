import { expect, it } from "vitest";
import { deliveryViolations, type ServerDelivery } from "./delivery-invariants";

const there: ServerDelivery = {
  orderId: 5,
  status: "delivered",
  accepted: 1,
  pickedUp: 1,
  delivered: 1,
  cash: 1250,
  handedIn: true,
  keepsPlace: false,
};
const promised = [{ orderId: 5, courierId: 2, cash: 1250 }];

it("an order that was brought once, and its cash handed in, is in order", () =>
  expect(deliveryViolations([there], promised)).toEqual([]));

it.each<[string, Partial<ServerDelivery>]>([
  ["is picked_up", { status: "picked_up" }],
  ["accepted 2 times", { accepted: 2 }],
  ["picked up 2 times", { pickedUp: 2 }],
  ["delivered 0 times", { delivered: 0 }],
  ["0 is written down", { cash: null }],
  ["2500 is written down", { cash: 2500 }],
  ["was not handed in", { handedIn: false }],
  ["keeps the courier's place", { keepsPlace: true }],
  ["is gone", { orderId: 6 }],
])("says %s", (text, change) =>
  expect(deliveryViolations([{ ...there, ...change }], promised).join(" ")).toContain(text),
);
