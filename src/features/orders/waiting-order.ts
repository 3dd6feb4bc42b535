/** Orders of this device that the shop does not have yet, or has not confirmed. */
import type { OrderRow } from "@/platform/outbox";
import { useOutboxRows } from "@/stores/outbox-rows";

export const useIsOrderWaiting = (): boolean => useOutboxRows().some((row) => row.kind === "order");

/** How it is told of: one that waits its turn waits for the network, too. */
export const shownState = ({ state }: OrderRow) => (state === "parked" ? "waiting" : state);
