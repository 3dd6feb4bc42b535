/** A page is settled when its parts and responses are there: what it does not need yet may come. */
import type { QueryClient } from "@tanstack/react-query";
import { isAnyPartPending, subscribePendingParts } from "@/ui/loading/pending-parts";

/** The page counts as settled when nothing was pending for this long, ms. */
const calmMs = 150;

/**
 * Calls `onSettled` when no part of the page is pending and no response awaited, and again each time after more was loaded.
 * Returns a function that stops it.
 */
export function watchSettledPage(queryClient: QueryClient, onSettled: () => void): () => void {
  let calmTimer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (isAnyPartPending() || queryClient.isFetching() > 0) {
      clearTimeout(calmTimer);
      calmTimer = undefined;
    } else calmTimer ??= setTimeout(onSettled, calmMs);
  };
  const unsubscribe = [subscribePendingParts(check), queryClient.getQueryCache().subscribe(check)];
  check();
  return () => {
    clearTimeout(calmTimer);
    for (const stop of unsubscribe) stop();
  };
}

/** Resolves once the page is settled. */
export const settledPage = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const stop = watchSettledPage(queryClient, () => {
      stop();
      resolve();
    });
  });
