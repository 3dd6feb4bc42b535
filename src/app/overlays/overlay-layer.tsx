import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { translator } from "@/platform/i18n/texts";
import { paths } from "@/platform/navigation/paths";
import { closeOverlays, useOverlays } from "@/stores/overlay";
import { showErrorTexts } from "@/stores/toasts";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { retryFailedStyles } from "../load-with-retry";
import { OverlayLoading } from "./overlay-loading";

export const OverlayHost = lazy(() =>
  import("./overlay-host").then((module) => ({ default: module.OverlayHost })),
);

/** Where orders are placed. */
const orderPaths: readonly string[] = [
  paths.checkout.pattern,
  paths.prescription.pattern,
  paths.parcelDelivery.pattern,
];

/**
 * The overlay host, mounted by the first overlay; it then stays, so that what is closed can leave with its motion. In
 * checkout it is mounted before: pressing 'place order' without network opens a question, which could not be loaded then.
 */
export function OverlayLayer() {
  const open = useOverlays().length > 0;
  const inCheckout = orderPaths.includes(useLocation().pathname);
  const [wanted, setWanted] = useState(open);
  useEffect(() => {
    if (open || inCheckout) setWanted(true);
    // A failure is shown when the overlay is opened, which loads it again.
    if (inCheckout) import("../layout/confirm-overlay").catch(() => undefined);
  }, [open, inCheckout]);
  return wanted ? (
    <ErrorBoundary resetKey={`${open}`} fallback={() => <LoadFailed wanted={open} />}>
      <Suspense fallback={open ? <OverlayLoading /> : null}>
        <OverlayHost />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

/** The overlay host's file could not be loaded: says so, and the next press tries again. */
function LoadFailed({ wanted }: { wanted: boolean }) {
  useEffect(() => {
    retryFailedStyles();
    if (!wanted) return;
    closeOverlays();
    showErrorTexts([translator("shell")("error.pageTitle")]);
  }, [wanted]);
  return null;
}
