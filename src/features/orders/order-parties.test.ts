import { describe, expect, it } from "vitest";
import { orderAddress, orderOf } from "../../../tests/fixtures/order";
import { orderParties } from "./order-parties";

describe("sender and receiver", () => {
  it("are the store and the address", () => {
    const { sender, receiver } = orderParties(orderOf());
    expect([sender.name, receiver.name]).toEqual(["Quay Kitchen", "Ada"]);
    expect(receiver.position).toEqual({ lat: 10.5, lng: 20.5 });
  });

  it("of a parcel are the address and the receiver", () => {
    const parcel = orderOf({ order_type: "parcel", receiver_details: orderAddress("Grace", "Lighthouse") });
    const { sender, receiver } = orderParties(parcel);
    expect([sender.name, receiver.name]).toEqual(["Ada", "Grace"]);
  });
});
