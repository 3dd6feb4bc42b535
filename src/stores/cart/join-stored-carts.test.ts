import { describe, expect, it } from "vitest";
import { piecesOf, plainItem } from "../../../tests/fixtures/cart-stage";
import { joinStoredCarts } from "./join-stored-carts";
import { newCartLine } from "./lines";
import type { ModuleCart } from "./types";

const line = (id: number, quantity: number, storeId = 1) =>
  newCartLine(piecesOf({ ...plainItem(id), store_id: storeId }, quantity));
const text = (carts: Record<string, ModuleCart>) => JSON.stringify({ state: { carts }, version: 1 });
const cartOf = (...lines: ModuleCart["lines"]): ModuleCart => ({ lines, waitingFor: null });
const quantities = (joined: string, moduleId: string) =>
  (JSON.parse(joined).state.carts[moduleId] as ModuleCart).lines.map(({ item, quantity }) => [
    item.id,
    quantity,
  ]);

describe("carts that were lost and written meanwhile", () => {
  it("have the lines of both, each as it was written last", () => {
    const joined = joinStoredCarts(
      text({ "1": cartOf(line(1, 2), line(2, 1)), "2": cartOf(line(9, 1)) }),
      text({ "1": cartOf(line(2, 4), line(3, 1)) }),
    );
    expect(quantities(joined, "1")).toEqual([
      [1, 2],
      [2, 4],
      [3, 1],
    ]);
    expect(quantities(joined, "2")).toEqual([[9, 1]]);
  });

  it("stay with one store, the one that was chosen last", () => {
    const joined = joinStoredCarts(
      text({ "1": cartOf(line(1, 2, 1)) }),
      text({ "1": cartOf(line(5, 1, 2)) }),
    );
    expect(quantities(joined, "1")).toEqual([[5, 1]]);
  });

  it("still wait for the row that carries the change, and remember the pieces of orders", () => {
    const lost = { ...cartOf(line(1, 2)), waitingFor: "row", ordered: { order: { "1": 2 } } };
    const joined = JSON.parse(joinStoredCarts(text({ "1": lost }), text({ "1": cartOf(line(3, 1)) })));
    expect(joined.state.carts["1"]).toMatchObject({ waitingFor: "row", ordered: { order: { "1": 2 } } });
  });

  it.each(["", "null", "{", '{"state":5}'])("give way where one is no record: %s", (broken) => {
    const good = text({ "1": cartOf(line(1, 1)) });
    expect(joinStoredCarts(broken, good)).toBe(good);
    expect(joinStoredCarts(good, broken)).toBe(good);
  });
});
