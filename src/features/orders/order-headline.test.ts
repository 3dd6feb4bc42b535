import { describe, expect, it } from "vitest";
import { orderOf } from "../../../tests/fixtures/order";
import { orderHeadline } from "./order-headline";

describe("an order's headline", () => {
  it.each([
    ["pending", "headline.parcelPending"],
    ["confirmed", "headline.parcelConfirmed"],
    ["handover", "headline.parcelConfirmed"],
    ["picked_up", "headline.parcelOnTheWay"],
    ["delivered", "headline.parcelDelivered"],
    ["canceled", "headline.canceled"],
  ])("of a parcel that is %s speaks of no store", (order_status, expected) => {
    expect(orderHeadline(orderOf({ order_type: "parcel", order_status }))).toBe(expected);
  });

  it("of anything else is that of its status", () => {
    expect(orderHeadline(orderOf({ order_status: "confirmed" }))).toBe("headline.confirmed");
  });
});
