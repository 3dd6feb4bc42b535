import { cleanup, screen, within } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ItemGrid } from "./item-grid";

const dish = (id: number): Item =>
  itemRow({ id, name: `Dish ${id}`, module_type: "food", module_id: 1, price: 8 }) as Item;
const dishes = (...ids: number[]): Item[] => ids.map(dish);
const shown = () => screen.queryAllByRole("heading").map((heading) => heading.textContent);

let show: (items: readonly Item[]) => void;

function Grid({ first }: { readonly first: readonly Item[] }) {
  const [items, setItems] = useState(first);
  show = (next) => flushSync(() => setItems(next));
  return <ItemGrid items={items} />;
}

beforeEach(async () => {
  await preloadTexts("catalogue", "browse");
  await showInPage(<Grid first={dishes(1, 2)} />);
});
afterEach(cleanup);

describe("a grid of items", () => {
  it("is one list for a screen reader, however many blocks of cards it has", () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    show(dishes(...ids));
    expect(shown()).toEqual(ids.map((id) => `Dish ${id}`));
    expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(30);
    const blocks = [...screen.getByRole("list").children];
    expect(blocks.map(({ children }) => children.length)).toEqual([12, 12, 6]);
  });

  it("shows other items at once, whether more or fewer", () => {
    show(dishes(4, 5, 6));
    expect(shown()).toEqual(["Dish 4", "Dish 5", "Dish 6"]);
    show(dishes(6));
    expect(shown()).toEqual(["Dish 6"]);
  });
});
