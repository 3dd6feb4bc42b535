import { beforeAll, describe, expect, it } from "vitest";
import { preloadTexts, translator } from "@/platform/i18n";
import { orderAddress, orderOf } from "../../../tests/fixtures/order";
import { orderParties } from "./order-parties";

const t = translator("orders");
beforeAll(() => preloadTexts("orders"));

describe("sender and receiver", () => {
  it("are the store and the address", () => {
    const { sender, receiver } = orderParties(orderOf(), t);
    expect([sender.name, receiver.name]).toEqual(["Quay Kitchen", "Ada"]);
    expect(receiver.position).toEqual({ lat: 10.5, lng: 20.5 });
  });

  it("of a parcel are the address and the receiver", () => {
    const parcel = orderOf({ order_type: "parcel", receiver_details: orderAddress("Grace", "Lighthouse") });
    const { sender, receiver } = orderParties(parcel, t);
    expect([sender.name, receiver.name]).toEqual(["Ada", "Grace"]);
  });

  it("of what is collected are the store, and a name without an address, whatever address came with it", () => {
    const { sender, receiver } = orderParties(orderOf({ order_type: "take_away" }), t);
    expect(sender.name).toBe("Quay Kitchen");
    expect(receiver).toEqual({ name: "Ada", address: "", position: null });
  });

  it("have their floor by its name", () => {
    const delivery_address = { ...orderAddress("Ada", "12 Quay Street"), house: "5", floor: "3" };
    const { receiver } = orderParties(orderOf({ delivery_address }), t);
    expect(receiver.address).toBe("12 Quay Street, 5, Floor 3");
  });
});
