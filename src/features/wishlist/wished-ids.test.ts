import { describe, expect, it } from "vitest";
import type { Wishlist } from "@/contract";
import type { OutboxRow } from "@/platform/outbox";
import { wishedIds } from "./wished-ids";

const data = { item: [{ id: 1 }, { id: 2 }], store: [{ id: 7 }] } as unknown as Wishlist;
const list = { data, receivedAt: 50, storedAt: 50, serverTime: null };
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

  it("is what the server said last, until a list has come that was asked for later", () => {
    const said = (at: number) =>
      [
        { target: "item", id: 5, wished: true, at },
        { target: "store", id: 7, wished: false, at },
      ] as const;
    expect([...wishedIds(undefined, said(60), []).item]).toEqual([5]);
    expect([...wishedIds(list, said(60), []).item]).toEqual([1, 2, 5]);
    expect([...wishedIds(list, said(50), []).store]).toEqual([]);
    expect([...wishedIds(list, said(40), []).item]).toEqual([1, 2]);
    expect([...wishedIds(list, said(40), []).store]).toEqual([7]);
    expect([...wishedIds(list, said(60), [waiting("item", 5, false)]).item]).toEqual([1, 2]);
  });

  it("is nothing before the list is known", () => {
    expect(wishedIds(undefined, [], []).item.size).toBe(0);
  });
});
