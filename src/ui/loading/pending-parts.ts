/**
 * Parts of the page that stand for content on its way, such as a skeleton while its page's script loads. Who waits for the
 * page's first content asks here instead of looking for them in the document.
 */
import { useLayoutEffect } from "react";

/** How many are mounted. Owned by this module. */
let pending = 0;
const listeners = new Set<() => void>();

export const isAnyPartPending = (): boolean => pending > 0;

/** Calls `listener` whenever a part begins or ends to be pending; returns a function that unsubscribes. */
export function subscribePendingParts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts the component as a pending part while it is mounted and `isPending`. */
export function usePendingPart(isPending = true): void {
  useLayoutEffect(() => {
    if (!isPending) return;
    change(1);
    return () => change(-1);
  }, [isPending]);
}

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}
