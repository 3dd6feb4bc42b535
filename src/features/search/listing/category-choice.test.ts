import { describe, expect, it } from "vitest";
import type { Category } from "@/contract";
import { categoryIdsOf, chooseCategories, chosenNames, toggleCategory, toggleChild } from "./category-choice";

const child = (id: number, slug: string) => ({ id, slug, name: slug, image_full_url: null });
const soups = {
  id: 1,
  parent_id: 0,
  slug: "soups",
  name: "Soups",
  childes: [child(2, "clear"), child(3, "thick")],
} as Category;

describe("choosing a category", () => {
  it("includes its children, and removing it removes them", () => {
    const chosen = toggleCategory([9], soups);
    expect(chosen).toEqual([9, 1, 2, 3]);
    expect(toggleCategory(chosen, soups)).toEqual([9]);
  });
  it("is whole with its last child, and not whole without one child", () => {
    const whole = toggleChild([2], soups, 3);
    expect([...whole].sort()).toEqual([1, 2, 3]);
    expect([...toggleChild(whole, soups, 2)].sort()).toEqual([3]);
  });
  it("is named by its own name when whole, and by its children otherwise", () => {
    expect(chosenNames([1, 2, 3], [soups]).map(({ name }) => name)).toEqual(["Soups"]);
    expect(chosenNames([3], [soups])).toEqual([{ id: 3, name: "thick", without: [] }]);
  });
});

describe("the category of an address", () => {
  it("stays while all of it is chosen, and is left with any part of it", () => {
    expect(chooseCategories([1, 2, 3], [1, 2, 3, 9])).toEqual({ categories: [9] });
    expect(chooseCategories([1, 2, 3], [2])).toEqual({ id: null, categories: [2] });
    expect(chooseCategories([1, 2, 3], [])).toEqual({ id: null, categories: [] });
  });
  it("is found by slug and by number, a child on its own", () => {
    expect(categoryIdsOf("soups", [soups])).toEqual([1, 2, 3]);
    expect(categoryIdsOf("1", [soups])).toEqual([1, 2, 3]);
    expect(categoryIdsOf("thick", [soups])).toEqual([3]);
  });
  it("is null until the categories are loaded when it is a slug", () => {
    expect(categoryIdsOf("soups", undefined)).toBeNull();
    expect(categoryIdsOf("7", undefined)).toEqual([7]);
  });
  it("is 0 when it is unknown, so that its list is empty", () =>
    expect(categoryIdsOf("gone", [soups])).toEqual([0]));
});
