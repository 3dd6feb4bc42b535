/** How much of what waits in the outbox is to be told; apart from the rest because it is told by a part that comes later. */
import type { OutboxRow } from "@/platform/outbox";
import { isHeldUp, needsShopper, useOutboxRows, useUnreadableOrders } from "./waiting";

const goesByItself = ({ state }: OutboxRow) =>
  state === "waiting" || state === "checking" || state === "sending";

/** Changes that are not at the server yet and will go by themselves. */
export const useWaitingCount = (): number => useOutboxRows().filter(goesByItself).length;

/** Those of them that have been held up. */
export const useHeldUpCount = (): number => useOutboxRows().filter(isHeldUp).length;

/** What needs the shopper, without orders, which have a place of their own; one that cannot be read has none. */
export const useNeedsYouCount = (): number =>
  useOutboxRows().filter(needsShopper).length + useUnreadableOrders().length;
