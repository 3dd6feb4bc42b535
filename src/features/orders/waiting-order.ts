/** Orders of this device that the shop does not have yet, or has not confirmed. */
import type { OrderRow } from "@/platform/outbox";
import { useOutboxRows } from "@/stores/outbox-rows";

export const useIsOrderWaiting = (): boolean => useOutboxRows().some((row) => row.kind === "order");

/** How it is told of: one that waits its turn waits for the network, too, but one that a full disk holds waits for space. */
export function shownState({ state, problem }: OrderRow): Exclude<OrderRow["state"], "parked"> | "full" {
  if (state !== "waiting" && state !== "parked") return state;
  return problem?.code === "disk_full" ? "full" : "waiting";
}
