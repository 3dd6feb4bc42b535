/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api-error";
import { normaliseCourierPosition } from "./courier";
import { cancelReasonRow, normaliseTrackedOrder } from "./order";
import { normaliseOrderDetails } from "./order-line";
import { setPictureBaseUrls } from "./pictures";

beforeEach(() => setPictureBaseUrls({}));

const unusable = (work: () => unknown) => {
  expect(work).toThrowError(ApiError);
  try {
    work();
  } catch (error) {
    expect((error as ApiError).kind).toBe("unusable");
  }
};

describe("orders", () => {
  it("reads an order with a courier in either form", () => {
    const courier = { id: 3, f_name: "Cy", lat: 1.5 };
    for (const delivery_man of [courier, [courier], JSON.stringify(courier)]) {
      expect(
        normaliseTrackedOrder({
          id: "100",
          order_amount: "12.5",
          order_status: "odd",
          delivery_address: '{"address":"Quay 1"}',
          delivery_man,
        }),
      ).toMatchObject({
        id: 100,
        order_amount: 12.5,
        order_status: "pending",
        delivery_address: { address: "Quay 1", house: null },
        delivery_man: { id: 3, lat: "1.5" },
      });
    }
    expect(normaliseTrackedOrder({ id: 1, delivery_man: [], store: null }).delivery_man).toBeNull();
    unusable(() => normaliseTrackedOrder([]));
  });

  it("tells lines from a whole order in details", () => {
    const line = {
      id: 1,
      item_id: 9,
      item_details: '{"name":"Soup","price":"3"}',
      variation: [{ name: "Size", values: [{ label: "L", optionPrice: 2 }] }],
      add_ons: '[{"id":4,"name":"Dip","price":1}]',
    };
    expect(normaliseOrderDetails([line])).toMatchObject({
      kind: "lines",
      lines: [
        {
          item_details: { id: 9, name: "Soup", price: 3 },
          variation: [{ name: "Size", values: [{ label: "L", optionPrice: "2" }] }],
          add_ons: [{ id: 4, quantity: 1 }],
        },
      ],
    });
    // A paid line stays in sight, whatever became of the item's own price.
    expect(
      normaliseOrderDetails([{ ...line, item_details: { id: 9, name: "Soup", price: "abc" } }]),
    ).toMatchObject({
      lines: [{ id: 1 }],
    });
    expect(normaliseOrderDetails({ 0: line })).toMatchObject({ kind: "lines", lines: [{ id: 1 }] });
    expect(normaliseOrderDetails({ id: 7, order_type: "parcel" })).toMatchObject({
      kind: "order",
      order: { id: 7, order_type: "parcel" },
    });
  });

  it("reads reasons and the courier's position", () => {
    expect(cancelReasonRow({ id: 1, reason: "Late" })).toMatchObject({ reason: "Late", status: 1 });
    expect(cancelReasonRow({ id: 1 })).toBeNull();
    expect(normaliseCourierPosition({ latitude: 1.5, longitude: "2" })).toMatchObject({
      latitude: "1.5",
      longitude: "2",
    });
    expect(normaliseCourierPosition(null)).toBeNull();
  });
});
