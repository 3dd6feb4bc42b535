// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useShelf } from "./home-shelves";
import { selectModule } from "./module";

let moduleId = 0;
const rows = (...ids: number[]) => ids.map((id) => ({ id }));
/** The ids that a shelf shows after it has been rendered. */
function shelf(name: string, list: { id: number }[], kind: "item" | "store" = "item"): number[] {
  const { result } = renderHook(() => useShelf(kind, name, list));
  return result.current(list).map(({ id }) => id);
}

/** Another module is another home. */
const enterHome = () => {
  cleanup();
  moduleId += 1;
  act(() => selectModule({ id: moduleId, module_type: "food", module_name: "Food", slug: "food" }));
};

beforeEach(enterHome);
afterEach(cleanup);

it("shows what no earlier shelf shows, in its own order", () => {
  expect(shelf("popular", rows(1, 2, 3))).toEqual([1, 2, 3]);
  expect(shelf("reviewed", rows(3, 9, 8, 1, 7, 6, 5))).toEqual([9, 8, 7, 6, 5]);
});

it("is filled up with what others show, too, where too little would be left", () => {
  shelf("popular", rows(1, 2, 3, 4, 5, 6));
  expect(shelf("reviewed", rows(1, 7, 2, 3, 8, 4, 5, 6))).toEqual([1, 7, 2, 8]);
});

it("is filled up with what stands on the fewest others", () => {
  shelf("open", rows(1, 2, 3, 4), "store");
  shelf("latest", rows(1, 2), "store");
  expect(shelf("featured", rows(1, 2, 3, 4), "store")).toEqual([1, 3, 4]);
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

it("shows nothing until its rows have come, and renders nothing of other shelves again", () => {
  let renders = 0;
  const popular = renderHook(
    ({ list }: { list?: { id: number }[] }) => {
      renders += 1;
      return useShelf("item", "popular", list);
    },
    { initialProps: {} },
  );
  expect(popular.result.current(rows(1))).toEqual([]);
  popular.rerender({ list: rows(1) });
  expect(popular.result.current(rows(1))).toEqual(rows(1));
  const before = renders;
  shelf("reviewed", rows(2, 3));
  expect(renders).toBe(before);
});

it("begins anew on another home", () => {
  shelf("popular", rows(1, 2, 3, 4, 5, 6));
  enterHome();
  expect(shelf("reviewed", rows(1, 2, 3, 4, 5, 6))).toEqual([1, 2, 3, 4, 5, 6]);
});
