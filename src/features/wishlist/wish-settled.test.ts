import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { Wishlist } from "@/contract";
import { wishlistQuery } from "./api/get-wishlist";
import { wishSettled } from "./wish-settled";

/** A page that has read a module's list with these items; says whether the list would be asked for anew. */
async function pageWith(items: number[], onItsWay = false) {
  const queryClient = new QueryClient();
  const { queryKey } = wishlistQuery("customer:abc", 1);
  const now = Date.now();
  const data = { item: items.map((id) => ({ id })), store: [] } as unknown as Wishlist;
  queryClient.setQueryData(queryKey, { data, receivedAt: now, storedAt: now, serverTime: null });
  if (onItsWay) void queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<never>(() => {}) });
  await Promise.resolve();
  return { queryClient, asksAnew: () => queryClient.getQueryState(queryKey)?.isInvalidated === true };
}

describe("a wish that the server has taken", () => {
  it.each([
    ["made here, where the list shows it already", [4], true, false],
    ["made in another tab", [], true, true],
    ["taken back in another tab", [4], false, true],
    ["taken back here", [], false, false],
  ] as const)("%s", async (_, items, wished, anew) => {
    const page = await pageWith([...items]);
    wishSettled(page.queryClient, { target: "item", id: 4, wished });
    expect(page.asksAnew()).toBe(anew);
  });

  it("while the list was on its way: what comes may be older than the wish", async () => {
    const page = await pageWith([4], true);
    wishSettled(page.queryClient, { target: "item", id: 4, wished: true });
    expect(page.asksAnew()).toBe(true);
  });

  it("of a store is not mixed up with the item of its number", async () => {
    const page = await pageWith([4]);
    wishSettled(page.queryClient, { target: "store", id: 4, wished: true });
    expect(page.asksAnew()).toBe(true);
  });
});
