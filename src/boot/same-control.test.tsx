import { expect, it } from "vitest";
import { sameControl } from "./same-control";

/** The page's control for the one that `pressed` finds among the first rows; null for none. */
function found(rows: string, page: string, pressed: string): string | null {
  document.body.innerHTML = `<div id="rows"><main>${rows}</main></div><div id="page"><main>${page}</main></div>`;
  const place = (id: string) => document.getElementById(id) as HTMLElement;
  const control = sameControl(place("rows").querySelector(pressed), place("rows"), place("page"));
  return control && (control.getAttribute("href") ?? control.id);
}

const add = (id: string, dish: string, price: string) =>
  `<li><a href="/product/${dish}">${dish}</a><button id="${id}">Add ${price}</button></li>`;
const size = (id: string, grams: number) => `<label><input type="radio" id="${id}">${grams} g</label>`;

it("a button is found in its own row, also at another price and in another place", () => {
  const rows = `<ul>${add("a", "soup", "$4.00")}${add("b", "bread", "$2.00")}</ul>`;
  const page = `<ul>${add("new", "cake", "$2.00")}${add("bread", "bread", "$2.50")}</ul>`;
  expect(found(rows, page, "#b")).toBe("bread");
  expect(found(rows, page, "#a")).toBeNull();
});

it("a link is found by where it leads, figures and all", () => {
  const rows = '<a href="/product/soup-1">Soup</a><a href="/product/soup-2">Soup</a>';
  expect(found(rows, rows, "a + a")).toBe("/product/soup-2");
  expect(found(rows, '<a href="/product/soup-1">Soup</a>', "a + a")).toBeNull();
});

it("a choice is found by its figure, and is no other one when it has gone", () => {
  const rows = size("250", 250) + size("500", 500);
  expect(found(rows, size("of-500", 500) + size("of-750", 750), "label:nth-child(2) input")).toBe("of-500");
  expect(found(rows, size("of-250", 250) + size("of-750", 750), "label:nth-child(2) input")).toBeNull();
});

it("of several that are alike the one in the same place is found only while there are as many", () => {
  const more = (...ids: string[]) => ids.map((id) => `<button id="${id}">More</button>`).join("");
  expect(found(more("a", "b"), more("1", "2"), "#b")).toBe("2");
  expect(found(more("a", "b"), more("1", "2", "3"), "#b")).toBeNull();
});
