import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Wishlist } from "@/contract";
import type { ApiResponse } from "@/platform/http/client";
import { wishlistQuery } from "./api/get-wishlist";
import { reconcileWishlist } from "./wishlist-sync";

/** A page that shows a module's list: with these items, or (null) before it is loaded. Counts its requests. */
function pageWith(items: readonly number[] | null) {
  const queryClient = new QueryClient();
  const { queryKey } = wishlistQuery("customer:abc", 1);
  let requests = 0;
  const responses: ((list: ApiResponse<Wishlist>) => void)[] = [];
  if (items) queryClient.setQueryData(queryKey, listOf(items));
  const stop = new QueryObserver(queryClient, {
    queryKey,
    staleTime: 60_000,
    queryFn: () => {
      requests += 1;
      return new Promise<ApiResponse<Wishlist>>((resolve) => responses.push(resolve));
    },
  }).subscribe(() => {});
  onTestFinished(stop);
  return {
    queryClient,
    requests: () => requests,
    respond: (list: readonly number[]) => responses.shift()?.(listOf(list)),
    shown: () => queryClient.getQueryData(queryKey)?.data.item.map(({ id }) => id),
  };
}
const listOf = (ids: readonly number[]): ApiResponse<Wishlist> => {
  const now = Date.now();
  const data = { item: ids.map((id) => ({ id })), store: [] } as unknown as Wishlist;
  return { data, receivedAt: now, storedAt: now, serverTime: null };
};

/** Waits until cancelled requests have ended. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe("a change that the server has confirmed", () => {
  it.each([
    ["made here, where the list shows it already", [4], true, false],
    ["made in another tab", [], true, true],
    ["undone in another tab", [4], false, true],
    ["undone here", [], false, false],
  ] as const)("%s", async (_, items, inWishlist, refetches) => {
    const page = pageWith(items);
    void reconcileWishlist(page.queryClient, { target: "item", id: 4, inWishlist });
    await settled();
    expect(page.requests()).toBe(refetches ? 1 : 0);
  });

  it("while the list was loading is not lost to an older response", async () => {
    const page = pageWith(null);
    void reconcileWishlist(page.queryClient, { target: "item", id: 4, inWishlist: true });
    await settled();
    expect(page.requests()).toBe(2);
    page.respond([]);
    await settled();
    expect(page.shown()).toBeUndefined();
    page.respond([4]);
    await vi.waitFor(() => expect(page.shown()).toEqual([4]));
  });

  it("of a store does not affect the item with the same id", async () => {
    const page = pageWith([4]);
    void reconcileWishlist(page.queryClient, { target: "store", id: 4, inWishlist: true });
    await settled();
    expect(page.requests()).toBe(1);
  });
});
