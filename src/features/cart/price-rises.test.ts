import { describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { lineFromServer, newCartLine } from "@/stores/cart/lines";
import { piecesOf, plainItem, serverLineOf } from "../../../tests/fixtures/cart-stage";
import { inCents } from "../../../tests/fixtures/price-reading";
import { priceRises } from "./price-rises";

const rises = (before: Partial<Item>, now: Partial<Item>) =>
  priceRises(
    [newCartLine(piecesOf(plainItem(1, before), 2))],
    [lineFromServer(serverLineOf(plainItem(1, now), 2))],
    inCents,
  );

describe("an item in the cart that has become dearer", () => {
  it("is named with both prices", () =>
    expect(rises({ price: 5, discount: 10 }, { price: 5 })).toEqual([
      { name: plainItem(1).name, before: 450, now: 500, over: "discount" },
    ]));
  it("by its price alone gives no reason", () =>
    expect(rises({ price: 4 }, { price: 5 })).toMatchObject([{ before: 400, now: 500, over: null }]));
  it("because its sale is over is named so", () =>
    expect(rises({ price: 5, discount: 40, flash_sale: 1 }, { price: 5, flash_sale: 0 })).toMatchObject([
      { before: 300, now: 500, over: "sale" },
    ]));
  it("is none where the price fell, stayed, or the line is new", () => {
    expect(rises({ price: 5 }, { price: 4 })).toEqual([]);
    expect(rises({ price: 5 }, { price: 5 })).toEqual([]);
    expect(priceRises([], [newCartLine(piecesOf(plainItem(1)))], inCents)).toEqual([]);
  });
});
