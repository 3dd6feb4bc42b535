import { describe, expect, it } from "vitest";
import type { Category } from "@/contract";
import { categoryIdsOf, chosenNames, toggleCategory, toggleChild } from "./category-choice";

const child = (id: number, slug: string) => ({ id, slug, name: slug, image_full_url: null });
const soups = {
  id: 1,
  parent_id: 0,
  slug: "soups",
  name: "Soups",
  childes: [child(2, "clear"), child(3, "thick")],
} as Category;

describe("choosing a category", () => {
  it("takes its children along, and gives them back with it", () => {
    const chosen = toggleCategory([9], soups);
    expect(chosen).toEqual([9, 1, 2, 3]);
    expect(toggleCategory(chosen, soups)).toEqual([9]);
  });
  it("by its last child is choosing it whole, and giving one child back is not", () => {
    const whole = toggleChild([2], soups, 3);
    expect([...whole].sort()).toEqual([1, 2, 3]);
    expect([...toggleChild(whole, soups, 2)].sort()).toEqual([3]);
  });
  it("is named whole where it is whole, and by its children otherwise", () => {
    expect(chosenNames([1, 2, 3], [soups]).map(({ name }) => name)).toEqual(["Soups"]);
    expect(chosenNames([3], [soups])).toEqual([{ id: 3, name: "thick", without: [] }]);
  });
});

describe("the category of an address", () => {
  it("is found by slug and by number, a child on its own", () => {
    expect(categoryIdsOf("soups", [soups])).toEqual([1, 2, 3]);
    expect(categoryIdsOf("1", [soups])).toEqual([1, 2, 3]);
    expect(categoryIdsOf("thick", [soups])).toEqual([3]);
  });
  it("waits for the categories when only a name is known", () => {
    expect(categoryIdsOf("soups", undefined)).toBeNull();
    expect(categoryIdsOf("7", undefined)).toEqual([7]);
  });
  it("is a number that nothing has when nobody knows it, so that its list is empty", () =>
    expect(categoryIdsOf("gone", [soups])).toEqual([0]));
});
