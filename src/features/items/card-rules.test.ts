import { describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { addAction, cardOverlay, isSoldOut, itemAvailability } from "./card-rules";

const item = (fields: Partial<Item>) =>
  ({
    module_type: "food",
    stock: 0,
    variations: [],
    food_variations: [],
    available_now: true,
    schedule_order: false,
    ...fields,
  }) as Item;
const group = {
  name: "Size",
  type: "single",
  min: "0",
  max: "0",
  required: "on",
  values: [],
} as const satisfies Item["food_variations"][number];

describe("an item without stock", () => {
  it("is sold out in a shop that counts stock and never in food", () => {
    expect(isSoldOut(item({ module_type: "grocery", stock: 0 }))).toBe(true);
    expect(isSoldOut(item({ module_type: "food", stock: 0 }))).toBe(false);
  });
  it("is sold out only when every combination is", () => {
    const variations = [
      { type: "Red", price: 1, stock: 0 },
      { type: "Blue", price: 1, stock: 2 },
    ];
    expect(isSoldOut(item({ module_type: "ecommerce", stock: 0, variations }))).toBe(false);
    expect(isSoldOut(item({ module_type: "ecommerce", stock: 9, variations: variations.slice(0, 1) }))).toBe(
      true,
    );
  });
  it("is labelled sold out rather than not available now", () =>
    expect(cardOverlay(item({ module_type: "grocery", stock: 0 }), "unavailable", true)).toBe(
      "item.outOfStock",
    ));
  it("says that its store is closed, whether or not it can be ordered for later", () => {
    for (const availability of ["later", "unavailable"] as const) {
      const changes = { store_changes_at: "2026-11-24T09:00" };
      expect(cardOverlay(item(changes), availability, false)).toBe("store.closedNow");
      expect(cardOverlay(item({ store_changes_at: null }), availability, false)).toBe("store.inactive");
      expect(cardOverlay(item({}), availability, true)).toBe("item.notAvailableNow");
    }
    expect(cardOverlay(item({}), "now", true)).toBeNull();
  });
  it("is bought now only while its store is open, by the shop's clock", () => {
    const closed = item({ store_open: false, store_changes_at: "2026-11-23T09:00" });
    const at = (minute: number) => ({ day: 1, minute, date: "2026-11-23" });
    expect(itemAvailability(closed, at(8 * 60 + 59))).toBe("unavailable");
    expect(itemAvailability({ ...closed, schedule_order: true }, at(8 * 60 + 59))).toBe("later");
    expect(itemAvailability(closed, at(9 * 60))).toBe("now");
    expect(itemAvailability({ ...closed, store_open: true }, at(9 * 60))).toBe("unavailable");
    expect(itemAvailability(closed, null)).toBe("unavailable");
  });
});

describe("the add button", () => {
  it("adds an item without choices", () => expect(addAction(item({}), "now")).toBe("add"));
  it("opens the dialog of food with options and of other modules' items with combinations", () => {
    expect(addAction(item({ food_variations: [group] }), "now")).toBe("dialog");
    expect(
      addAction(item({ module_type: "pharmacy", variations: [{ type: "10", price: 1, stock: 1 }] }), "now"),
    ).toBe("dialog");
  });
  it("opens the page of an e-commerce product with combinations", () =>
    expect(
      addAction(item({ module_type: "ecommerce", variations: [{ type: "Red", price: 1, stock: 1 }] }), "now"),
    ).toBe("page"));
  it("opens the dialog of an item that is not available and cannot be ordered for later", () => {
    expect(addAction(item({}), "unavailable")).toBe("dialog");
    expect(addAction(item({}), "later")).toBe("add");
  });
  it("opens the dialog of campaign items", () =>
    expect(addAction(item({ available_date_starts: "2026-01-01" }), "now")).toBe("dialog"));
});

describe("the hours of an item", () => {
  const night = { available_time_starts: "22:00:00", available_time_ends: "02:00:00" };
  const at = (minute: number) => ({ day: 1, minute, date: "2026-11-23" });
  it("follow the shop's clock, over midnight too, whatever the list said", () => {
    expect(itemAvailability(item({ ...night, available_now: false }), at(23 * 60))).toBe("now");
    expect(itemAvailability(item({ ...night, available_now: true }), at(60))).toBe("now");
    expect(itemAvailability(item({ ...night, available_now: true }), at(12 * 60))).toBe("unavailable");
    expect(itemAvailability(item({ ...night, schedule_order: true }), at(12 * 60))).toBe("later");
  });
  it("are what the server last said while the shop's clock is unknown", () => {
    expect(itemAvailability(item({ ...night, available_now: true }), null)).toBe("now");
    expect(itemAvailability(item({ ...night, available_now: false }), null)).toBe("unavailable");
  });
});
