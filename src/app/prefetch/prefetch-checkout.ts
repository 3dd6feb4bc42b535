import type { QueryClient } from "@tanstack/react-query";
import { preloadCheckout } from "@/features/checkout";
import { storeQuery } from "@/features/stores";
import { connectivity, onConnectivityChange } from "@/platform/connectivity";
import { isDataSaverOn } from "@/platform/data-saver";
import { preloadTexts } from "@/platform/i18n";
import { moduleCart, useCart } from "@/stores/cart";
import { shopScope } from "@/stores/shop-scope";

/**
 * Loads what the checkout of the current cart needs as soon as the cart has a line: its store, which is saved, and the
 * form. Otherwise an order without a network could only be placed by those who had been in the checkout before. Returns a
 * function that stops it.
 */
export function prefetchCheckouts(queryClient: QueryClient): () => void {
  let preparedStore: number | null = null;
  const prepare = () => {
    const scope = shopScope();
    const storeId = scope.moduleId === null ? undefined : moduleCart(scope.moduleId).lines[0]?.storeId;
    const connection = connectivity();
    if (storeId === undefined || (connection !== "online" && connection !== "slow")) return;
    if (storeId !== preparedStore) {
      preparedStore = storeId;
      queryClient.fetchQuery(storeQuery(scope, String(storeId))).catch(() => {
        preparedStore = null;
      });
    }
    // Larger than the store: not before what the shopper looks at.
    if (connection === "slow") return;
    void preloadTexts("checkout");
    if (!isDataSaverOn()) void preloadCheckout();
  };
  const unsubscribe = [useCart.subscribe(prepare), onConnectivityChange(prepare)];
  prepare();
  return () => {
    for (const stop of unsubscribe) stop();
  };
}
