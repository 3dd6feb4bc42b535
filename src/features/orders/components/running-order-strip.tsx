import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { useOutboxRows } from "@/stores/outbox-rows";
import { useIsSignedIn } from "@/stores/session";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";

const StripContent = lazy(() => import("./running-order-strip-content"));

/**
 * The order that is under way, pinned to the foot of the page it stands at the end of. Nothing, and nothing loaded,
 * for visitors who cannot have one.
 */
export function RunningOrderStrip() {
  const signedIn = useIsSignedIn();
  const waiting = useOutboxRows().some((row) => row.kind === "order");
  // The record itself is read by what is loaded then.
  const remembered = safeStorage.getItem(storageKeys.guestOrders) !== null;
  if (!signedIn && !waiting && !remembered) return null;
  return (
    <Suspense fallback={null}>
      <StripContent />
    </Suspense>
  );
}
