import { cleanup, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ItemGrid } from "./item-lists";

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
  it("renders items that join it after what cannot wait", async () => {
    show(dishes(1, 2, 3));
    expect(shown()).toEqual(["Dish 1", "Dish 2"]);
    await waitFor(() => expect(shown()).toEqual(["Dish 1", "Dish 2", "Dish 3"]));
  });

  it("shows other items at once, whether more or fewer", () => {
    show(dishes(4, 5, 6));
    expect(shown()).toEqual(["Dish 4", "Dish 5", "Dish 6"]);
    show(dishes(6));
    expect(shown()).toEqual(["Dish 6"]);
  });
});
