import "fake-indexeddb/auto";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { Item, Wishlist } from "@/contract";
import type { ApiResponse } from "@/platform/http/client";
import { deleteOwnerRows, subscribeOutbox } from "@/platform/outbox";
import { useSession } from "@/stores/session";
import { wishlistQuery } from "./api/get-wishlist";
import { changeWish } from "./change-wish";
import { startWishlistSync } from "./wishlist-sync";

const owner = "customer:abc";
const item = { id: 4, module_id: 1 } as Item;
const listOf = (items: readonly Item[]): ApiResponse<Wishlist> => ({
  data: { item: [...items], store: [] },
  receivedAt: 1,
  storedAt: 1,
  serverTime: null,
});

afterEach(() => deleteOwnerRows(owner));

it("a change is not turned back by an answer that was asked for before it", async () => {
  useSession.setState({ token: "t", guestId: null, accountKey: owner, epoch: 0 });
  const queryClient = new QueryClient();
  const { queryKey } = wishlistQuery(owner, 1);
  const wished = () => queryClient.getQueryData(queryKey)?.data.item.map(({ id }) => id);
  queryClient.setQueryData(queryKey, listOf([item]));
  let answer = (_: ApiResponse<Wishlist>) => {};
  const asked = queryClient
    .fetchQuery({
      queryKey,
      queryFn: () => new Promise<ApiResponse<Wishlist>>((resolve) => (answer = resolve)),
    })
    .catch(() => "called off");
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
  await changeWish(queryClient, { target: "item", row: item }, false);
  onTestFinished(startWishlistSync(queryClient, subscribeOutbox));
  answer(listOf([item]));
  await asked;
  expect(wished()).toEqual([]);
});

it("what another tab was told about it is heard before this one's outbox has come", async () => {
  useSession.setState({ token: "t", guestId: null, accountKey: owner, epoch: 0 });
  const queryClient = new QueryClient();
  const { queryKey } = wishlistQuery(owner, 1);
  const answers: ((list: ApiResponse<Wishlist>) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<ApiResponse<Wishlist>>((resolve) => answers.push(resolve)),
  });
  onTestFinished(observer.subscribe(() => {}));
  await changeWish(queryClient, { target: "item", row: item }, true);
  expect(answers).toHaveLength(1);

  const otherTab = new BroadcastChannel("doorstep-outbox");
  onTestFinished(() => otherTab.close());
  otherTab.postMessage({ type: "wish", target: "item", id: item.id, wished: true, ok: true, message: "" });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(listOf([]));
  answers[1]?.(listOf([item]));
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)?.data.item).toEqual([item]));
});
