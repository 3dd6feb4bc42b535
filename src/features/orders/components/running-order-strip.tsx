// @chunk none
import { useLocation } from "react-router-dom";
import { paths } from "@/platform/navigation/paths";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { useParkedOrders } from "@/stores/outbox-rows";
import { useIsSignedIn } from "@/stores/session";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { useIsOrderWaiting } from "../waiting-order";

const StripContent = lazy(() => import("./running-order-strip-content"));

/** Pages that show an order themselves, or where nothing may lie over what is pressed or typed. */
const pagesWithout: readonly string[] = [
  paths.checkout.pattern,
  paths.trackOrder.pattern,
  paths.chatting.pattern,
  paths.parcelDelivery.pattern,
  paths.product.pattern.split("/:")[0] ?? "",
  paths.rateAndReview.pattern.split("/:")[0] ?? "",
  paths.invoice.pattern.split("/:")[0] ?? "",
];
const accountPagesWithout: readonly (string | null)[] = ["my-orders", "inbox", "track-order"];

/** Whether the strip is folded away on this page. */
export function isStripFolded(pathname: string, search: string): boolean {
  if (pagesWithout.some((page) => pathname === page || pathname.startsWith(`${page}/`))) return true;
  return (
    pathname === paths.profile.pattern &&
    accountPagesWithout.includes(new URLSearchParams(search).get("page"))
  );
}

/**
 * The running order above the foot of every page, or in a phone's bottom bar, beside the cart. Renders and loads nothing for visitors who cannot have one.
 */
export function RunningOrderStrip() {
  const { pathname, search } = useLocation();
  const signedIn = useIsSignedIn();
  const parked = useParkedOrders().length > 0;
  const waiting = useIsOrderWaiting() || parked;
  // The lazy content reads the record itself.
  const remembered = safeStorage.getItem(storageKeys.guestOrders) !== null;
  if ((!signedIn && !waiting && !remembered) || isStripFolded(pathname, search)) return null;
  return (
    <Suspense fallback={null}>
      <StripContent />
    </Suspense>
  );
}
