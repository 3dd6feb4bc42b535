import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { useOutboxRows } from "@/stores/outbox-rows";
import { useIsSignedIn } from "@/stores/session";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";

const StripContent = lazy(() => import("./running-order-strip-content"));

/**
 * The running order at the foot of the page. Renders and loads nothing for visitors who cannot have one.
 */
export function RunningOrderStrip() {
  const signedIn = useIsSignedIn();
  const waiting = useOutboxRows().some((row) => row.kind === "order");
  // The lazy content reads the record itself.
  const remembered = safeStorage.getItem(storageKeys.guestOrders) !== null;
  if (!signedIn && !waiting && !remembered) return null;
  return (
    <Suspense fallback={null}>
      <StripContent />
    </Suspense>
  );
}
