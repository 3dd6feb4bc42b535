import { describe, expect, it } from "vitest";
import type { Category, Item } from "@/contract";
import { arrivalTabs } from "./arrival-tabs";

const category = (id: number, slug: string, name = slug) => ({ id, slug, name }) as Category;
const item = (id: number, ...categories: number[]) =>
  ({ id, category_ids: categories.map((one) => ({ id: String(one), position: 1 })) }) as unknown as Item;
const shape = (tabs: ReturnType<typeof arrivalTabs>) =>
  tabs.map((tab) => [tab.value, tab.items.map(({ id }) => id)]);

describe("tabs over the new arrivals", () => {
  it("are the categories in e-commerce, and all of them first", () => {
    const tabs = arrivalTabs(
      "ecommerce",
      [item(1, 5), item(2, 6)],
      [category(5, "shoes"), category(7, "toys")],
    );
    expect(shape(tabs)).toEqual([
      ["all", [1, 2]],
      ["5", [1]],
    ]);
  });
  it("are the specification's labels in a grocery, without the empty ones", () => {
    const tabs = arrivalTabs(
      "grocery",
      [item(1, 1), item(2, 2), item(3, 3)],
      [category(1, "grocery-dairy", "ألبان"), category(2, "x", "Bread and bakery"), category(3, "rice")],
    );
    expect(shape(tabs)).toEqual([
      ["all", [1, 2, 3]],
      ["bread-and-juice", [2]],
      ["milks", [1]],
    ]);
  });
  it("distinguish women from men in a pharmacy", () => {
    const tabs = arrivalTabs(
      "pharmacy",
      [item(1, 1), item(2, 2), item(3, 3), item(4, 4)],
      [
        category(1, "pharmacy-women", "Womans Care"),
        category(2, "pharmacy-men", "Mens"),
        category(3, "pharmacy-baby"),
        category(4, "medicines", "Medicines"),
      ],
    );
    expect(shape(tabs)).toEqual([
      ["new", [1, 2, 3, 4]],
      ["baby-care", [3]],
      ["womans-care", [1]],
      ["mens", [2]],
    ]);
  });
  it("are one tab with everything when the categories are unknown", () =>
    expect(shape(arrivalTabs("food", [item(1)], []))).toEqual([["all", [1]]]));
});
