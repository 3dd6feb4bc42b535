import { describe, expect, it } from "vitest";
import type { Wishlist } from "@/contract";
import type { OutboxRow } from "@/platform/outbox";
import { wishlistIds } from "./wishlist-ids";

const data = { item: [{ id: 1 }, { id: 2 }], store: [{ id: 7 }] } as unknown as Wishlist;
const list = { data, receivedAt: 50, storedAt: 50, serverTime: null };
const waiting = (target: "item" | "store", id: number, inWishlist: boolean) =>
  ({ kind: "wishlist", payload: { target, id, inWishlist } }) as unknown as OutboxRow;

describe("the ids on the wishlist", () => {
  it("are the server's list when nothing waits", () => {
    const ids = wishlistIds(list, [], []);
    expect([...ids.item]).toEqual([1, 2]);
    expect([...ids.store]).toEqual([7]);
  });

  it("count unsent changes as done", () => {
    const ids = wishlistIds(
      list,
      [],
      [waiting("item", 3, true), waiting("item", 1, false), waiting("store", 7, false)],
    );
    expect([...ids.item]).toEqual([2, 3]);
    expect([...ids.store]).toEqual([]);
  });

  it("follow the latest confirmation until a list comes that was requested later", () => {
    const said = (at: number) =>
      [
        { target: "item", id: 5, inWishlist: true, at },
        { target: "store", id: 7, inWishlist: false, at },
      ] as const;
    expect([...wishlistIds(undefined, said(60), []).item]).toEqual([5]);
    expect([...wishlistIds(list, said(60), []).item]).toEqual([1, 2, 5]);
    expect([...wishlistIds(list, said(50), []).store]).toEqual([]);
    expect([...wishlistIds(list, said(40), []).item]).toEqual([1, 2]);
    expect([...wishlistIds(list, said(40), []).store]).toEqual([7]);
    expect([...wishlistIds(list, said(60), [waiting("item", 5, false)]).item]).toEqual([1, 2]);
  });

  it("are empty before the list is loaded", () => {
    expect(wishlistIds(undefined, [], []).item.size).toBe(0);
  });
});
