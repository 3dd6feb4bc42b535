/**
 * A visit may begin on a page without items, such as a list of stores. The dialog is then prefetched on the first page that
 * has some, once everything that page shows has loaded.
 */
import type { QueryClient } from "@tanstack/react-query";
import { connectivity } from "@/platform/connectivity";
import { watchSettledPage } from "../page-timing/settled-page";
import { prefetchItemDialog } from "./prefetch-item-dialog";

/** Looks at each page that has settled until the dialog is there; returns a function that stops it. */
export function prefetchItemDialogLater(queryClient: QueryClient): () => void {
  const stop = watchSettledPage(queryClient, () => {
    if (connectivity() !== "online") return;
    // A failed dialog is loaded by the press, or by the next page.
    prefetchItemDialog().then(
      (isThere) => isThere && stop(),
      () => {},
    );
  });
  return stop;
}
