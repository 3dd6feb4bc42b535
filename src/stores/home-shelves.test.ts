import { beforeEach, expect, it } from "vitest";
import { rowsOfShelf } from "./home-shelves";

let moduleId = 0;
const scope = () => ({ zoneId: "[1]", position: null, language: "en", moduleId });
const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const shelf = (name: string, list: { id: number }[], kind: "item" | "store" = "item") =>
  rowsOfShelf(scope(), kind, name, list).map(({ id }) => id);

// Another module is another home.
beforeEach(() => {
  moduleId += 1;
});

it("shows what no earlier shelf shows, in its own order", () => {
  expect(shelf("popular", rows(1, 2, 3))).toEqual([1, 2, 3]);
  expect(shelf("reviewed", rows(3, 9, 8, 1, 7, 6, 5))).toEqual([9, 8, 7, 6, 5]);
});

it("is filled up with what others show, too, where too little would be left", () => {
  shelf("popular", rows(1, 2, 3, 4, 5, 6));
  expect(shelf("reviewed", rows(1, 7, 2, 3, 8, 4, 5, 6))).toEqual([1, 7, 2, 8]);
});

it("closes up when its one card stands on another shelf, and stays when it does not", () => {
  shelf("latest", rows(1, 2), "store");
  expect(shelf("featured", rows(2), "store")).toEqual([]);
  expect(shelf("top-offer", rows(3), "store")).toEqual([3]);
});

it("shows the same rows whatever came after it, and tells items from stores", () => {
  const popular = rows(1, 2, 3);
  shelf("popular", popular);
  shelf("reviewed", rows(4, 5, 6, 7, 8, 9));
  expect(shelf("popular", popular)).toEqual([1, 2, 3]);
  expect(shelf("latest", rows(1, 2, 3, 4), "store")).toEqual([1, 2, 3, 4]);
});

it("begins anew on another home", () => {
  shelf("popular", rows(1, 2, 3, 4, 5, 6));
  moduleId += 1;
  expect(shelf("reviewed", rows(1, 2, 3, 4, 5, 6))).toEqual([1, 2, 3, 4, 5, 6]);
});
