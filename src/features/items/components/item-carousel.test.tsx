import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ItemCarousel } from "./item-carousel";

const dish = (id: number, more: Record<string, unknown> = {}): Item =>
  itemRow({ id, name: `Dish ${id}`, module_type: "food", module_id: 1, price: 8, ...more }) as Item;
const closed = { available_now: false, store_open: false };
const names = () => screen.queryAllByRole("heading").map((heading) => heading.textContent);
const show = (...items: Item[]) => showInPage(<ItemCarousel label="Popular" items={items} />);

beforeEach(() => preloadTexts("catalogue", "browse"));
afterEach(cleanup);

it("what is open comes first, then what is sold out; what opens later unfolds, and the focus goes on with it", async () => {
  await show(dish(1, closed), dish(2, { sold_out: true }), dish(3), dish(4, closed));
  expect(names()).toEqual(["Dish 3", "Dish 2"]);
  await act(async () => screen.getByRole("button", { name: "Opens later (2)" }).click());
  expect(names()).toEqual(["Dish 3", "Dish 2", "Dish 1", "Dish 4"]);
  expect(document.activeElement?.textContent).toBe("Dish 1");
});

it.each([
  ["where nothing is open", [dish(1, closed), dish(2, closed)], ["Dish 1", "Dish 2"]],
  ["for one card alone", [dish(1, closed), dish(2)], ["Dish 2", "Dish 1"]],
])("folds nothing %s", async (_, items, shown) => {
  await show(...items);
  expect(names()).toEqual(shown);
  expect(screen.queryByRole("button", { name: /^Opens later/ })).toBeNull();
});
