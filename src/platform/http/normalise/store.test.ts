/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api-error";
import { setPictureBaseUrls } from "./pictures";
import { normaliseItemDetails, normaliseStoreDetails, storeRow } from "./store";

beforeEach(() => setPictureBaseUrls({}));

const unusable = (work: () => unknown) => {
  expect(work).toThrowError(ApiError);
  try {
    work();
  } catch (error) {
    expect((error as ApiError).kind).toBe("unusable");
  }
};

describe("a store", () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      "flags and numbers",
      { active: 1, open: true, free_delivery: "1", minimum_order: "20" },
      { active: true, open: 1, free_delivery: true, minimum_order: 20 },
    ],
    [
      "minutes out of words",
      { delivery_time: "30-40 min" },
      { min_delivery_time: 30, max_delivery_time: 40 },
    ],
    ["hours out of words", { delivery_time: "1-2 hours" }, { min_delivery_time: 60, max_delivery_time: 120 }],
    [
      "words out of minutes",
      { min_delivery_time: 10, max_delivery_time: "20" },
      { delivery_time: "10-20 min" },
    ],
    ["metres", { distance: "1234.5" }, { distance: 1234.5 }],
    ["kilometres of the newest generation", { distance_km: 2.5 }, { distance: 2500 }],
    ["a discount of nothing", { discount: { discount: 0 } }, { discount: null }],
    [
      "a discount",
      { discount: { discount: "10", discount_type: "percent", min_purchase: "5" } },
      { discount: { discount: 10, min_purchase: 5, max_discount: 0 } },
    ],
    [
      "schedules, with an impossible day dropped",
      { schedules: [{ id: 1, day: "2", opening_time: "09:00:00" }, { day: 9 }] },
      { schedules: [{ id: 1, store_id: 5, day: 2, opening_time: "09:00:00", closing_time: "" }] },
    ],
  ])("reads %s", (_name, row, expected) => {
    expect(storeRow({ id: 5, name: "Corner", ...row })).toMatchObject(expected);
  });

  it("has no distance when none was sent", () => {
    expect(storeRow({ id: 5, name: "Corner" })).not.toHaveProperty("distance");
  });

  it("is null in details when missing, and unusable when it is no store", () => {
    expect(normaliseStoreDetails(null)).toBeNull();
    unusable(() => normaliseStoreDetails({ message: "?" }));
    expect(
      normaliseStoreDetails({
        id: 1,
        name: "A",
        category_ids: ["4", null],
        price_range: [{ min_price: "1", max_price: 9 }],
      }),
    ).toMatchObject({
      category_ids: [4],
      price_range: [{ min_price: 1, max_price: 9 }],
    });
  });

  it("is made from the item where item details have none", () => {
    expect(
      normaliseItemDetails({ id: 1, name: "Soup", store_id: 8, store_name: "Pot", whislists_count: "3" }),
    ).toMatchObject({
      store_details: { id: 8, name: "Pot" },
      whislists_count: 3,
    });
  });
});
