// @chunk behind

import { useEffect } from "react";
import { useCartSync, watchPriceRises } from "@/features/cart";
import { CashbackCorner } from "@/features/cashback";
import { useConfig } from "@/features/configuration";
import { useIsSignedIn } from "@/stores/session";
import { Suspense } from "@/ui/loading/suspense";

/**
 * Parts beside every page as soon as place and module are chosen: the cart meets the server's, the shopper is told what
 * has become dearer in it, and a customer sees which cashback runs.
 */
export default function ShoppingParts() {
  // Before the first cart is adopted.
  useEffect(() => watchPriceRises(), []);
  useCartSync();
  const hasWallet = useConfig()?.customer_wallet_status === 1;
  return useIsSignedIn() && hasWallet ? (
    <Suspense fallback={null}>
      <CashbackCorner />
    </Suspense>
  ) : null;
}
