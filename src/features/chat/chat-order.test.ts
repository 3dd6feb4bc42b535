import { expect, it } from "vitest";
import { orderInAddress, orderOfAddress } from "./chat-order";

it.each([
  ["order_id=100123&order_store=Harbour+Grill", { id: 100123, store: "Harbour Grill" }],
  ["order_id=100123", { id: 100123, store: "" }],
  [`order_id=7&order_store=${"x".repeat(500)}`, { id: 7, store: "x".repeat(100) }],
  ["order_id=0", null],
  ["order_id=1e3&order_store=A", null],
  ["order_id=%3Cb%3E", null],
  ["order_store=Harbour+Grill", null],
])("the order of a chat at %s", (address, order) => {
  expect(orderOfAddress(new URLSearchParams(address))).toEqual(order);
});

it("is what the link wrote", () => {
  const order = { id: 100123, store: "Harbour & Grill" };
  const query = Object.entries(orderInAddress(order)).map(([name, value]) => [name, String(value)]);
  expect(orderOfAddress(new URLSearchParams(query))).toEqual(order);
});
