import type { OrderRow } from "@/platform/outbox";

/** Keys of the orders that were pressed on this page since it was opened. */
const keys = new Set<string>();

export const markPressedHere = (key: string): void => void keys.add(key);

/** Whether an order was pressed in another tab, which goes on to its payment page. One that is older than this page was left to it. */
export const isOfOtherTab = ({ key, createdAt }: Pick<OrderRow, "key" | "createdAt">): boolean =>
  !keys.has(key) && createdAt > performance.timeOrigin;
