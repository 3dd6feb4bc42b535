// @chunk behind
/** The number of orders under way and of unread messages on the app's icon, where the system shows one. */
import type { QueryClient } from "@tanstack/react-query";
import { isOver } from "@/domain/order-status-steps";
import { loadRunningOrders } from "@/features/orders";
import { subscribeOutbox } from "@/platform/outbox";
import { session, useSession } from "@/stores/session";
import { onUnreadMessages, unreadMessages } from "@/stores/unread-messages";

/** After this time, ms, a guest's order counts as over, whatever its last known status. */
const guestOrderDay = 24 * 3_600_000;

interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Keeps the badge up to date; returns a function that stops it. Does nothing without badge support. */
export async function startAppBadge(queryClient: QueryClient): Promise<() => void> {
  const target = navigator as BadgeNavigator;
  if (!target.setAppBadge || !target.clearAppBadge) return () => {};
  const { ordersQuery, useGuestOrders } = await loadRunningOrders();

  /** Number of the current shopper's running orders, as far as this device knows. */
  const active = (): number => {
    const { token, accountKey } = session();
    if (token === null) {
      return useGuestOrders
        .getState()
        .orders.filter((order) => !order.closed && Date.now() - order.placedAt < guestOrderDay).length;
    }
    const kept = queryClient.getQueryData(ordersQuery(accountKey, "running").queryKey);
    const rows = kept?.pages.flatMap((page) => page.data.rows) ?? [];
    return new Set(rows.filter((order) => !isOver(order)).map((order) => order.id)).size;
  };

  let shown = -1;
  const show = () => {
    const count = active() + unreadMessages();
    if (count === shown) return;
    shown = count;
    void (count > 0 ? target.setAppBadge?.(count) : target.clearAppBadge?.())?.catch(() => {});
  };
  /** The reader of the list: a later one takes the place of those before. */
  let lastTurn = 0;
  /**
   * Asks the shop for the list unless it was asked since then (ms), or is on the screen, where it is renewed by itself.
   * Without an answer the device's copy counts.
   */
  const readSince = async (since: number) => {
    const { token, accountKey } = session();
    if (token === null) return;
    const query = ordersQuery(accountKey, "running");
    const kept = () => queryClient.getQueryCache().find({ queryKey: query.queryKey });
    const readAt = () => kept()?.state.dataUpdatedAt ?? 0;
    if (kept()?.isActive() || readAt() >= since) return;
    lastTurn += 1;
    const turn = lastTurn;
    // An answer that is on its way may be from before.
    await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
    // No component shows the list here, so a copy from the device would not be renewed by itself.
    await queryClient.prefetchInfiniteQuery({ ...query, staleTime: 0, persister: undefined });
    // The device's copy of one that was given up would be taken for the answer to the one that came after it.
    // A sign-out meanwhile leaves no badge.
    if (turn === lastTurn && session().accountKey === accountKey && readAt() === 0)
      await queryClient.prefetchInfiniteQuery(query);
  };
  /** An order may have been placed before this was listening. */
  const catchUp = () => {
    const { queryKey } = ordersQuery(session().accountKey, "running");
    const isOutdated = queryClient.getQueryState(queryKey)?.isInvalidated;
    void readSince(isOutdated ? Date.now() : performance.timeOrigin);
  };
  show();
  const stops = [
    useSession.subscribe(show),
    onUnreadMessages(show),
    useGuestOrders.subscribe(show),
    // The page that follows an order shows that order and not the list.
    subscribeOutbox((event) => {
      if (event.type === "placed") void readSince(Date.now());
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryKey[0] === "orders") show();
    }),
  ];
  catchUp();
  return () => {
    for (const stop of stops) stop();
  };
}
