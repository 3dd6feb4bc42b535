/** Tells the shopper and the page's queries what became of rows that were sent. */

import type { QueryClient } from "@tanstack/react-query";
import { invalidateOrders } from "@/features/orders";
import { translator } from "@/platform/i18n/texts";
import { type OutboxEvent, type OutboxRow, subscribeOutbox } from "@/platform/outbox";
import { rootKey } from "@/platform/query/query-roots";
import { requestPersistentStorage } from "@/platform/storage/persistent-storage";
import { session } from "@/stores/session";
import { showErrorTexts, showInfo } from "@/stores/toasts";

/** Queries that show reviews and the averages that they change. */
const reviewRoots = ["order", "item-reviews", "store-reviews", "item", "store"] as const;

/** Returns a function that stops it. */
export function reportResults(queryClient: QueryClient): () => void {
  return subscribeOutbox((event) => {
    switch (event.type) {
      case "row":
        if (event.row && document.visibilityState === "hidden") notifyByWorker(event.row);
        break;
      case "done":
        if (event.kind === "address") void queryClient.invalidateQueries({ queryKey: rootKey("addresses") });
        if (event.kind === "review")
          for (const root of reviewRoots) void queryClient.invalidateQueries({ queryKey: rootKey(root) });
        break;
      case "placed":
        // The shopper will come back for the order: the browser should not clear what is stored.
        void requestPersistentStorage();
        invalidateOrders(queryClient, session().accountKey);
        break;
      case "cart":
        if (event.owner === session().accountKey) reportCart(event);
    }
  });
}

/** An order's end while the page is hidden: the worker shows a notification where it may. */
function notifyByWorker(row: OutboxRow): void {
  if (row.kind !== "order" || (row.state !== "placed" && row.state !== "needs-you")) return;
  navigator.serviceWorker?.controller?.postMessage({ type: "ORDER_ANSWERED", rowId: row.id });
}

/** Reports lines of the cart that the server refused, and changes that were made elsewhere. */
function reportCart(event: OutboxEvent & { type: "cart" }): void {
  showErrorTexts(event.refused.map(({ message }) => message));
  const text = translator("shell");
  for (const { name, to } of event.changedElsewhere.filter((line) => line.name !== "")) {
    showInfo(text(to === 0 ? "cart.removedElsewhere" : "cart.changedElsewhere", { name, count: to }));
  }
}
