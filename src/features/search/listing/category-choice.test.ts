import { describe, expect, it } from "vitest";
import type { Category } from "@/contract";
import { categoriesOf, toggleCategory } from "./category-choice";

const child = (id: number, slug: string) => ({ id, slug, name: slug, image_full_url: null });
const soups = { id: 1, slug: "soups", childes: [child(2, "clear"), child(3, "thick")] } as Category;

describe("choosing a category", () => {
  it("takes its children along, and gives them back with it", () => {
    const chosen = toggleCategory([9], soups);
    expect(chosen).toEqual([9, 1, 2, 3]);
    expect(toggleCategory(chosen, soups)).toEqual([9]);
  });
});

describe("the category of an address", () => {
  it("is found by slug and by number, a child on its own", () => {
    expect(categoriesOf("soups", [soups])).toEqual([1, 2, 3]);
    expect(categoriesOf("1", [soups])).toEqual([1, 2, 3]);
    expect(categoriesOf("thick", [soups])).toEqual([3]);
  });
  it("waits for the categories when only a name is known", () => {
    expect(categoriesOf("soups", undefined)).toBeNull();
    expect(categoriesOf("7", undefined)).toEqual([7]);
  });
  it("is none when nobody knows it", () => expect(categoriesOf("gone", [soups])).toEqual([]));
});
