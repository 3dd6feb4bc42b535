import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Order } from "@/contract";
import { isOver } from "@/domain/order-status-steps";
import { storedAtOf, useQuery } from "@/platform/query";
import { closeGuestOrder, useGuestOrders } from "@/stores/guest-orders";
import { ensureGuestId, useAccountKey, useIsSignedIn } from "@/stores/session";
import { trackedOrderQuery } from "./api/track-order";

export interface TrackedOrderState {
  order: Order | undefined;
  state: "loading" | "ready" | "failed";
  error: unknown;
  fetching: boolean;
  /** Epoch ms of the response that is shown. */
  storedAt: number | null;
  /** The contact that proves that the order is a guest's; null for a customer's. */
  contact: string | null;
  retry: () => void;
}

/**
 * An order's state, read every 10 s, or as often as `refetchInterval` says, until it is closed. A guest's contact is the one
 * given, or the one that this device remembers; a visitor without an id gets one first.
 */
export function useTrackedOrder(
  orderId: number,
  contactNumber?: string | null,
  polling: { refetchInterval?: ReturnType<typeof trackedOrderQuery>["refetchInterval"] } = {},
): TrackedOrderState {
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const signedIn = useIsSignedIn();
  const remembered = useGuestOrders((state) => state.orders.find((entry) => entry.orderId === orderId));
  const contact = signedIn ? null : (contactNumber ?? remembered?.contact ?? null);
  const known = !accountKey.startsWith("local:");
  const hasProof = signedIn || contact !== null;
  const [noGuestId, setNoGuestId] = useState(false);
  useEffect(() => {
    if (!known) void ensureGuestId().then((id) => setNoGuestId(id === null));
  }, [known]);

  const options = trackedOrderQuery(accountKey, { orderId, contact });
  const query = useQuery({ ...options, ...polling, enabled: known && hasProof });
  const order = query.data;
  const closed = order !== undefined && isOver(order);
  useEffect(() => {
    if (closed) closeGuestOrder(orderId);
  }, [closed, orderId]);

  const failed = query.isError || query.fetchStatus === "paused" || (!known && noGuestId) || !hasProof;
  return {
    order,
    state: order ? "ready" : failed ? "failed" : "loading",
    error: query.error,
    fetching: query.isFetching,
    storedAt: storedAtOf(queryClient.getQueryData(options.queryKey)),
    contact,
    retry: () => void (known ? query.refetch() : ensureGuestId()),
  };
}
