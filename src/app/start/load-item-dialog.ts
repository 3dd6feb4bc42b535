// @chunk behind
/**
 * Who came by a page without items, such as a list of stores, finds the first item on a later one: the dialog is loaded
 * ahead there, once all that the page shows itself has come.
 */
import type { QueryClient } from "@tanstack/react-query";
import { connectivity } from "@/platform/connectivity";
import { isAnyPartPending, subscribePendingParts } from "@/ui/loading/pending-parts";
import { loadFirstPress } from "./load-first-press";

/** A page counts as settled when nothing was pending for this long, ms. */
const calmMs = 150;

/** Looks at each page that has settled until the dialog is there; returns a function that stops it. */
export function loadItemDialog(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isSettled = () => !isAnyPartPending() && queryClient.isFetching() === 0;
  const load = () => {
    if (!isSettled() || connectivity() !== "online") return;
    // What fails is loaded by the press, or by the next page.
    loadFirstPress().then(
      (isThere) => isThere && stop(),
      () => {},
    );
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(load, calmMs);
  };
  const unsubscribe = [
    subscribePendingParts(lookSoon),
    queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === "updated") lookSoon();
    }),
  ];
  const stop = () => {
    clearTimeout(timer);
    for (const end of unsubscribe) end();
  };
  lookSoon();
  return stop;
}
