import { expect, it } from "vitest";
import { addOnRows } from "./add-on-rows";
import { addOnsPrice } from "./item-price";

const item = {
  add_ons: [
    { id: 1, name: "Cheese", price: 1.15, store_id: 1 },
    { id: 2, name: "Olives", price: 0, store_id: 1 },
    { id: 3, name: "Dip", price: 0.125, store_id: 1 },
  ],
};

it.each([
  [
    [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
    2,
    ["Cheese 2 230", "Olives 1 0"],
  ],
  [[{ id: 3, quantity: 3 }], 3, ["Dip 3 375"]],
  [[{ id: 3, quantity: 3 }], 2, ["Dip 3 39"]],
  [
    [
      { id: 9, quantity: 1 },
      { id: 1, quantity: 0 },
    ],
    2,
    [],
  ],
])("lists the add-ons %j, which add up to what is charged for them", (chosen, digits, shown) => {
  const rows = addOnRows(item, chosen, digits);
  expect(rows.map(({ name, quantity, amount }) => `${name} ${quantity} ${amount}`)).toEqual(shown);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(addOnsPrice(item, chosen, digits));
});
