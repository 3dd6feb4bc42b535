import { lazy, Suspense } from "react";
import { useIsSignedIn } from "@/stores/session";
import { useOutboxRows } from "@/stores/waiting";
import { useGuestOrders } from "../guest-orders";

const StripContent = lazy(() => import("./running-order-strip-content"));

/**
 * The order that is under way, pinned to the foot of the page it stands at the end of. Nothing, and nothing loaded,
 * for visitors who cannot have one.
 */
export function RunningOrderStrip() {
  const signedIn = useIsSignedIn();
  const waiting = useOutboxRows().some((row) => row.kind === "order");
  const remembered = useGuestOrders((state) => state.orders.some((order) => !order.closed));
  if (!signedIn && !waiting && !remembered) return null;
  return (
    <Suspense fallback={null}>
      <StripContent />
    </Suspense>
  );
}
