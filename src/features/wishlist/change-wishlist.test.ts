import "fake-indexeddb/auto";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { Item, Wishlist } from "@/contract";
import type { ApiResponse } from "@/platform/http/client";
import { deleteOwnerRows, readOutbox, subscribeOutbox } from "@/platform/outbox";
import { toMessage } from "@/platform/outbox/rows/channel-message";
import { updateRow } from "@/platform/outbox/storage/rows";
import { useSession } from "@/stores/session";
import { useToasts } from "@/stores/toasts";
import { wishlistQuery } from "./api/get-wishlist";
import { changeWishlist } from "./change-wishlist";
import { startWishlistSync } from "./wishlist-sync";

const owner = "customer:abc";
const item = { id: 4, module_id: 1, name: "Soup" } as Item;
const listOf = (items: readonly Item[]): ApiResponse<Wishlist> => ({
  data: { item: [...items], store: [] },
  receivedAt: 1,
  storedAt: 1,
  serverTime: null,
});

afterEach(() => deleteOwnerRows(owner));

/** Plays another tab's outbox, which reports that the server has responded. */
function respondInOtherTab(inWishlist: boolean, ok = true): void {
  const otherTab = new BroadcastChannel("doorstep-outbox");
  onTestFinished(() => otherTab.close());
  otherTab.postMessage(
    toMessage({ type: "wishlist", target: "item", id: item.id, inWishlist, ok, message: "" }),
  );
}

/** A page of a signed-in customer; `items` is its loaded wishlist. */
function pageWith(items: readonly Item[] | null) {
  useSession.setState({ token: "t", guestId: null, accountKey: owner, epoch: 0 });
  const queryClient = new QueryClient();
  const { queryKey } = wishlistQuery(owner, 1);
  if (items) queryClient.setQueryData(queryKey, listOf(items));
  return { queryClient, queryKey, shown: () => queryClient.getQueryData(queryKey)?.data.item };
}

it("a change is not undone by the response of an earlier request", async () => {
  const { queryClient, queryKey, shown } = pageWith([item]);
  let respond = (_: ApiResponse<Wishlist>) => {};
  const request = queryClient
    .fetchQuery({
      queryKey,
      queryFn: () => new Promise<ApiResponse<Wishlist>>((resolve) => (respond = resolve)),
    })
    .catch(() => "cancelled");
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
  await changeWishlist(queryClient, { target: "item", row: item }, false);
  respond(listOf([item]));
  await request;
  expect(shown()).toEqual([]);
  respondInOtherTab(false);
});

it("a refused change is undone", async () => {
  const { queryClient, shown } = pageWith([]);
  await changeWishlist(queryClient, { target: "item", row: item }, true);
  expect(shown()).toEqual([item]);
  respondInOtherTab(false, false);
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

it("a change that the server fails on at every try goes back, is said, and is tried no more", async () => {
  const { queryClient, queryKey, shown } = pageWith([]);
  await changeWishlist(queryClient, { target: "item", row: item }, true);
  const [row] = await readOutbox();
  const problem = { code: "failing", message: "", total: null };
  await updateRow(row?.id ?? "", (now) => ({ ...now, state: "needs-you", problem }));
  await vi.waitFor(() => expect(shown()).toEqual([]));
  // It may have been done all the same: the list is read again.
  await vi.waitFor(() =>
    expect(queryClient.getQueryCache().find({ queryKey })?.state.isInvalidated).toBe(true),
  );
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]));
  await vi.waitFor(() =>
    expect(useToasts.getState().toasts.at(-1)?.text).toBe(
      "Soup could not be added to your wishlist. Please try again later.",
    ),
  );
});

it("a response that another tab got arrives before this tab's outbox has started", async () => {
  const { queryClient, queryKey, shown } = pageWith(null);
  const responses: ((list: ApiResponse<Wishlist>) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<ApiResponse<Wishlist>>((resolve) => responses.push(resolve)),
  });
  onTestFinished(observer.subscribe(() => {}));
  await changeWishlist(queryClient, { target: "item", row: item }, true);
  expect(responses).toHaveLength(1);

  respondInOtherTab(true);
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  responses[0]?.(listOf([]));
  responses[1]?.(listOf([item]));
  await vi.waitFor(() => expect(shown()).toEqual([item]));
});

it("the sync runs until its last user has stopped it", async () => {
  const { queryClient, queryKey } = pageWith([]);
  const stops = [
    startWishlistSync(queryClient, subscribeOutbox),
    startWishlistSync(queryClient, subscribeOutbox),
  ];
  onTestFinished(() => stops.forEach((stop) => void stop()));
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  stops[0]?.();
  stops[0]?.();
  respondInOtherTab(true);
  await vi.waitFor(() => expect(isStale()).toBe(true));
});
