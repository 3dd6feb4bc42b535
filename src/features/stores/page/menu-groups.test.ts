import { describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { groupMenu } from "./menu-groups";

const soups = { id: 3, name: "Soups" };
const drinks = { id: 5, name: "Drinks" };
const rest = { id: -1, name: "More" };
/** An item of the category `lowest`, below the `upper` ones. */
const item = (id: number, lowest: number, ...upper: number[]) =>
  ({
    id,
    category_id: lowest,
    category_ids: [...upper, lowest].map((category, position) => ({
      id: String(category),
      position,
      name: "",
    })),
  }) as Item;

const grouped = (items: Item[], categories = [soups, drinks]) =>
  groupMenu(items, categories, rest).map(({ category, items: own }) => [
    category.name,
    ...own.map(({ id }) => id),
  ]);

describe("a menu in sections", () => {
  it("has the store's order of categories and the list's order of items", () => {
    expect(grouped([item(1, 5), item(2, 3), item(3, 5)])).toEqual([
      ["Soups", 2],
      ["Drinks", 1, 3],
    ]);
  });

  it("leaves out a category without items", () => {
    expect(grouped([item(1, 5)])).toEqual([["Drinks", 1]]);
  });

  it("puts an item into the upper category where the store names that one only", () => {
    expect(grouped([item(1, 8, 3)])).toEqual([["Soups", 1]]);
  });

  it("shows each item once, in the lowest category", () => {
    expect(grouped([item(1, 5, 3)])).toEqual([["Drinks", 1]]);
  });

  it("puts what is in none of them last", () => {
    expect(grouped([item(1, 99), item(2, 5)])).toEqual([
      ["Drinks", 2],
      ["More", 1],
    ]);
  });
});
