import { describe, expect, it } from "vitest";
import type { Wishlist } from "@/contract";
import type { OutboxRow } from "@/platform/outbox";
import { wishedIds } from "./wished-ids";

const list = { item: [{ id: 1 }, { id: 2 }], store: [{ id: 7 }] } as unknown as Wishlist;
const waiting = (target: "item" | "store", id: number, wished: boolean) =>
  ({ kind: "wishlist", payload: { target, id, wished } }) as unknown as OutboxRow;

describe("what is wished for", () => {
  it("is the server's list when nothing waits", () => {
    const ids = wishedIds(list, [], []);
    expect([...ids.item]).toEqual([1, 2]);
    expect([...ids.store]).toEqual([7]);
  });

  it("counts what waits to be sent as done", () => {
    const ids = wishedIds(
      list,
      [],
      [waiting("item", 3, true), waiting("item", 1, false), waiting("store", 7, false)],
    );
    expect([...ids.item]).toEqual([2, 3]);
    expect([...ids.store]).toEqual([]);
  });

  it("is what the server said last while no list has come, and the list's from then on", () => {
    const settled = [
      { target: "item", id: 5, wished: true },
      { target: "store", id: 7, wished: false },
    ] as const;
    expect([...wishedIds(undefined, settled, []).item]).toEqual([5]);
    expect([...wishedIds(undefined, settled, [waiting("item", 5, false)]).item]).toEqual([]);
    expect([...wishedIds(list, settled, []).item]).toEqual([1, 2]);
    expect([...wishedIds(list, settled, []).store]).toEqual([7]);
  });

  it("is nothing before the list is known", () => {
    expect(wishedIds(undefined, [], []).item.size).toBe(0);
  });
});
