import { describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import type { StoredCartLine } from "@/stores/cart";
import { plainItem } from "../../../tests/fixtures/cart-stage";
import { basketPath, maxSharedLines, readBasket, variationOfBasketLine } from "./basket-link";

const values = (...labels: string[]) => labels.map((label) => ({ label, optionPrice: "1" }));
const group = (name: string, ...labels: string[]) => ({
  name,
  type: "multi" as const,
  min: "0",
  max: "0",
  required: "off" as const,
  values: values(...labels),
});
const pizza = (...groups: ReturnType<typeof group>[]): Item =>
  plainItem(7, { name: "Pizza", module_type: "food", food_variations: groups, module_id: 3, store_id: 5 });
const lineOf = (item: Item, change: Partial<StoredCartLine> = {}): StoredCartLine => ({
  key: "k",
  item,
  model: "Item",
  storeId: item.store_id,
  quantity: 2,
  variation: [],
  addOns: [],
  sync: { state: "pending" },
  ...change,
});
const read = (lines: StoredCartLine[]) => readBasket(basketPath(lines)?.split("#")[1] ?? "");
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a basket's link", () => {
  it("carries every line with its choices behind the #, where no server sees it", () => {
    const item = pizza(group("Size", "Small", "Large"), group("Extra", "Olives", "Corn"));
    const large = { name: "Size", values: { label: ["Large"] } };
    const lines = [
      lineOf(item, { variation: [large], addOns: [{ id: 4, quantity: 2 }] }),
      lineOf(plainItem(8, { name: "عصير" }), { quantity: 1 }),
    ];
    expect(basketPath(lines)).toMatch(/^\/shared-basket#[\w-]+$/);
    const basket = read(lines);
    expect(basket).toMatchObject({ moduleId: 3, storeId: 5 });
    expect(basket?.lines).toMatchObject([
      { itemId: 7, quantity: 2, addOns: [{ id: 4, quantity: 2 }] },
      { itemId: 8, quantity: 1, name: "عصير", choice: null },
    ]);
    const [first] = basket?.lines ?? [];
    if (!first) throw new Error("No line was read.");
    // The recipient reads another language.
    const translated = pizza(group("الحجم", "صغير", "كبير"), group("إضافة", "زيتون", "ذرة"));
    expect(variationOfBasketLine(first, translated)).toEqual([
      { name: "الحجم", values: { label: ["كبير"] } },
    ]);
    // The item offers something else today: nothing is guessed.
    expect(
      variationOfBasketLine(first, pizza(group("Size", "S", "M", "L"), group("Extra", "Olives", "Corn"))),
    ).toBeNull();
    expect(variationOfBasketLine(first, pizza())).toBeNull();
  });

  it("carries a combination by its name, and finds it only while it is sold", () => {
    const variations = [{ type: "Red-L", price: 3, stock: 2 }];
    const shirt = plainItem(9, { variations });
    const [line] = read([lineOf(shirt, { variation: variations })])?.lines ?? [];
    if (!line) throw new Error("No line was read.");
    expect(variationOfBasketLine(line, shirt)).toEqual(variations);
    expect(variationOfBasketLine(line, plainItem(9, { variations: [] }))).toBeNull();
  });

  it("leaves out offers of campaigns, and is none without anything else", () => {
    expect(basketPath([lineOf(pizza(), { model: "ItemCampaign" })])).toBeNull();
    expect(read([lineOf(pizza(), { model: "ItemCampaign" }), lineOf(plainItem(8))])?.lines).toHaveLength(1);
    const many = Array.from({ length: maxSharedLines + 5 }, (_, id) => lineOf(plainItem(id + 1)));
    expect(read(many)?.lines).toHaveLength(maxSharedLines);
  });

  it.each([
    ["nothing", ""],
    ["no base64", "#%%%"],
    ["no JSON", "#abc"],
    ["no UTF-8", `#${Buffer.from([0xff, 0xfe]).toString("base64url")}`],
    ["another version", packed([2, 1, 1, [[1, 1, "", null, []]]])],
    ["no line", packed([1, 1, 1, []])],
    ["too many lines", packed([1, 1, 1, Array.from({ length: 51 }, () => [1, 1, "", null, []])])],
    ["a fraction of a piece", packed([1, 1, 1, [[1, 0.5, "", null, []]]])],
    ["no pieces", packed([1, 1, 1, [[1, 0, "", null, []]]])],
    ["an id that is text", packed([1, 1, 1, [["1", 1, "", null, []]]])],
    ["a long name", packed([1, 1, 1, [[1, 1, "x".repeat(61), null, []]]])],
    ["a choice below zero", packed([1, 1, 1, [[1, 1, "", [[2, [-1]]], []]]])],
    ["an object", packed({ lines: [] })],
    ["too much", packed([1, 1, 1, "x".repeat(20_000)])],
  ])("is none with %s", (_what, hash) => {
    expect(readBasket(hash)).toBeNull();
  });

  it("names nothing with characters that turn the text about", () => {
    const hash = packed([1, 1, 1, [[1, 1, "\u202eevil\n\u2066", null, []]]]);
    expect(readBasket(hash)?.lines[0]?.name).toBe("evil");
  });
});
