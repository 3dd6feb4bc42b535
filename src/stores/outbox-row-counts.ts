/** Counts of outbox rows. A file of its own, because only a part that loads later shows them. */
import type { OutboxRow } from "@/platform/outbox";
import { isDelayed, needsShopper, useOutboxRows, useUnreadableOrders } from "./outbox-rows";

const isSentByItself = ({ state }: OutboxRow) =>
  state === "waiting" || state === "checking" || state === "sending";

/** Changes that the server does not have yet and that are sent without the shopper. */
export const useUnsentCount = (): number => useOutboxRows().filter(isSentByItself).length;

/** Those of them whose first try failed. */
export const useDelayedCount = (): number => useOutboxRows().filter(isDelayed).length;

/** Rows that need the shopper, without orders, which are shown elsewhere, but with unreadable ones, which are not. */
export const useNeedsShopperCount = (): number =>
  useOutboxRows().filter(needsShopper).length + useUnreadableOrders().length;
