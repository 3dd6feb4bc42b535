// @chunk behind
/**
 * Who came by a page without items, such as a list of stores, finds the first item on a later one: the dialog is loaded
 * ahead there, once all that the page shows itself has come.
 */
import type { QueryClient } from "@tanstack/react-query";
import { connectivity } from "@/platform/connectivity";
import { watchSettledPage } from "../page-timing/settled-page";
import { prefetchItemDialog } from "./prefetch-item-dialog";

/** Looks at each page that has settled until the dialog is there; returns a function that stops it. */
export function prefetchItemDialogLater(queryClient: QueryClient): () => void {
  const stop = watchSettledPage(queryClient, () => {
    if (connectivity() !== "online") return;
    // What fails is loaded by the press, or by the next page.
    prefetchItemDialog().then(
      (isThere) => isThere && stop(),
      () => {},
    );
  });
  return stop;
}
