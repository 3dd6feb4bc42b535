// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { piecesOf, plainItem } from "../../../tests/fixtures/cart-stage";
import { addToCart, clearAllCarts, moduleCart, putIntoCart, storeInTheWay } from ".";

const soldOut = piecesOf(plainItem(1, { stock: 0 }));
const inStock = piecesOf(plainItem(2));
const ofAnotherStore = piecesOf(plainItem(9, { store_id: 2, store_name: "Quay Kitchen" }));
const idsInCart = () => moduleCart(1).lines.map(({ item }) => item.id);

beforeEach(() => clearAllCarts());

describe("lines that are put into the cart at once", () => {
  it("join those of their own store, and what is refused is told", () => {
    addToCart(piecesOf(plainItem(3)));
    expect(storeInTheWay(inStock.item)).toBeNull();
    expect(putIntoCart([soldOut, inStock], undefined)).toEqual([soldOut]);
    expect(idsInCart()).toEqual([3, 2]);
  });

  it("take the place of another store's, also when the first of them is refused", () => {
    addToCart(ofAnotherStore);
    expect(storeInTheWay(inStock.item)).toBe("Quay Kitchen");
    expect(putIntoCart([soldOut, inStock, piecesOf(plainItem(4))], undefined)).toEqual([soldOut]);
    expect(idsInCart()).toEqual([2, 4]);
  });

  it("leave another store's alone when none of them can be had", () => {
    addToCart(ofAnotherStore);
    expect(putIntoCart([soldOut], undefined)).toEqual([soldOut]);
    expect(idsInCart()).toEqual([9]);
  });
});
