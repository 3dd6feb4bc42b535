import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { Item, Wishlist } from "@/contract";
import type { Answer } from "@/platform/http/client";
import { useSession } from "@/stores/session";
import { wishlistQuery } from "./api/get-wishlist";
import { changeWish } from "./change-wish";

const owner = "customer:abc";
const item = { id: 4, module_id: 1 } as Item;
const listOf = (items: readonly Item[]): Answer<Wishlist> => ({
  data: { item: [...items], store: [] },
  receivedAt: 1,
  storedAt: 1,
  serverTime: null,
});

it("a change is not turned back by an answer that was asked for before it", async () => {
  useSession.setState({ token: "t", guestId: null, accountKey: owner, epoch: 0 });
  const queryClient = new QueryClient();
  const { queryKey } = wishlistQuery(owner, 1);
  const wished = () => queryClient.getQueryData(queryKey)?.data.item.map(({ id }) => id);
  queryClient.setQueryData(queryKey, listOf([item]));
  let answer = (_: Answer<Wishlist>) => {};
  const asked = queryClient
    .fetchQuery({ queryKey, queryFn: () => new Promise<Answer<Wishlist>>((resolve) => (answer = resolve)) })
    .catch(() => "called off");
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
  await changeWish(queryClient, { target: "item", row: item }, false);
  answer(listOf([item]));
  await asked;
  expect(wished()).toEqual([]);
});
