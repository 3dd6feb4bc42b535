import { describe, expect, it } from "vitest";
import type { Order, OrderLine } from "@/contract";
import { describeLineOptions, orderBill, orderParties, orderTimeline, parsePosition } from "./order-timeline";

const address = (name: string, street: string) => ({
  contact_person_name: name,
  address: street,
  road: null,
  house: null,
  floor: null,
  latitude: "10.5",
  longitude: "20.5",
});
const order = (change: object = {}) =>
  ({
    order_status: "pending",
    order_type: "delivery",
    created_at: "2026-01-01T10:00:00Z",
    pending: "2026-01-01T10:00:00Z",
    accepted: null,
    confirmed: null,
    handover: null,
    picked_up: null,
    delivered: null,
    canceled: null,
    failed: null,
    refunded: null,
    refund_requested: null,
    delivery_address: address("Ada", "12 Quay Street"),
    receiver_details: null,
    store: { name: "Quay Kitchen", address: "1 Harbour", latitude: "10", longitude: "20" },
    tax_status: "excluded",
    total_tax_amount: 0,
    store_discount_amount: 0,
    flash_admin_discount_amount: 0,
    flash_store_discount_amount: 0,
    coupon_discount_amount: 0,
    ref_bonus_amount: 0,
    delivery_charge: 0,
    dm_tips: 0,
    extra_packaging_amount: 0,
    additional_charge: 0,
    ...change,
  }) as unknown as Order;

const states = (subject: Order) => orderTimeline(subject).map(({ name, state }) => `${name} ${state}`);

describe("the steps of an order", () => {
  it.each([
    ["pending", ["placed current", "confirmed upcoming", "onTheWay upcoming", "delivered upcoming"]],
    ["processing", ["placed done", "confirmed current", "onTheWay upcoming", "delivered upcoming"]],
    ["picked_up", ["placed done", "confirmed done", "onTheWay current", "delivered upcoming"]],
    ["delivered", ["placed done", "confirmed done", "onTheWay done", "delivered done"]],
  ])("that is %s", (order_status, expected) => {
    expect(states(order({ order_status }))).toEqual(expected);
  });

  it("end where it was canceled, with the time of it", () => {
    const canceled = order({
      order_status: "canceled",
      confirmed: "2026-01-01T10:05:00Z",
      canceled: "2026-01-01T10:06:00Z",
    });
    expect(states(canceled)).toEqual(["placed done", "confirmed done", "closed failed"]);
    expect(orderTimeline(canceled).at(-1)?.time).toBe("2026-01-01T10:06:00Z");
  });

  it("have no road for who collects", () => {
    const ready = order({ order_type: "take_away", order_status: "handover" });
    expect(states(ready)).toEqual(["placed done", "confirmed done", "ready current", "collected upcoming"]);
  });

  it("start with the order's own time where the backend wrote no other", () => {
    expect(orderTimeline(order({ pending: null }))[0]?.time).toBe("2026-01-01T10:00:00Z");
  });
});

describe("sender and receiver", () => {
  it("are the store and the address", () => {
    const { sender, receiver } = orderParties(order());
    expect([sender.name, receiver.name]).toEqual(["Quay Kitchen", "Ada"]);
    expect(receiver.position).toEqual({ lat: 10.5, lng: 20.5 });
  });

  it("of a parcel are the address and the receiver", () => {
    const parcel = order({ order_type: "parcel", receiver_details: address("Grace", "Lighthouse") });
    const { sender, receiver } = orderParties(parcel);
    expect([sender.name, receiver.name]).toEqual(["Ada", "Grace"]);
  });

  it.each([
    ["10", "20", { lat: 10, lng: 20 }],
    ["0", "0", null],
    ["", "20", null],
    ["north", "20", null],
    ["91", "20", null],
    [null, null, null],
  ])("at %j, %j stand at %j", (latitude, longitude, expected) => {
    expect(parsePosition(latitude, longitude)).toEqual(expected);
  });
});

describe("the bill", () => {
  const lines = [
    { price: 5, quantity: 2, total_add_on_price: 1.5 },
    { price: 3, quantity: 1, total_add_on_price: 0 },
  ] as OrderLine[];

  it("names what is not nothing, and what is taken off is negative", () => {
    const bill = orderBill(
      order({
        store_discount_amount: 2,
        coupon_discount_amount: 1,
        total_tax_amount: 0.5,
        delivery_charge: 3,
      }),
      lines,
    );
    expect(bill).toEqual([
      { name: "items", amount: 13 },
      { name: "addOns", amount: 1.5 },
      { name: "discount", amount: -2 },
      { name: "coupon", amount: -1 },
      { name: "tax", amount: 0.5 },
      { name: "delivery", amount: 3 },
    ]);
  });

  it("says that delivery is free, but nothing of delivery to who collects", () => {
    expect(orderBill(order(), lines).map((row) => row.name)).toContain("delivery");
    expect(orderBill(order({ order_type: "take_away" }), lines).map((row) => row.name)).not.toContain(
      "delivery",
    );
  });
});

describe("what was chosen", () => {
  it("is options and add-ons in a few words", () => {
    const line = {
      variation: [
        { name: "Size", values: [{ label: "Large", optionPrice: "2" }] },
        { type: "Red-XL", price: 3 },
      ],
      add_ons: [
        { name: "Cheese", quantity: 2 },
        { name: "Olives", quantity: 1 },
      ],
    } as unknown as OrderLine;
    expect(describeLineOptions(line)).toBe("Large · Red-XL · Cheese × 2 · Olives");
  });
});
