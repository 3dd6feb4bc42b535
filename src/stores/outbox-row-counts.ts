/** How much of what waits in the outbox is to be told; apart from the rest because it is told by a part that comes later. */
import type { OutboxRow } from "@/platform/outbox";
import { isDelayed, needsShopper, useOutboxRows, useUnreadableOrders } from "./outbox-rows";

const goesByItself = ({ state }: OutboxRow) =>
  state === "waiting" || state === "checking" || state === "sending";

/** Changes that are not at the server yet and will go by themselves. */
export const useUnsentCount = (): number => useOutboxRows().filter(goesByItself).length;

/** Those of them that have been held up. */
export const useDelayedCount = (): number => useOutboxRows().filter(isDelayed).length;

/** What needs the shopper, without orders, which have a place of their own; one that cannot be read has none. */
export const useNeedsShopperCount = (): number =>
  useOutboxRows().filter(needsShopper).length + useUnreadableOrders().length;
