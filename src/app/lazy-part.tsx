import type { ReactNode } from "react";
import { currentOverlay } from "@/stores/overlay";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { loadWithRetry } from "./load-with-retry";

/** A part of the frame whose code is loaded later, and again when that failed. To be shown in a `LazyPart`. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWithRetry(load));

interface Props {
  children: ReactNode;
  /** Shown until the part is loaded. */
  pending?: ReactNode;
  /** Shown where it could not be loaded; `pending` when not given. */
  missing?: ReactNode;
}

/** A reload would take what the shopper has open over the page. */
const nothingOpen = () => currentOverlay() === null;

/** Shows a part of the frame that is loaded later. When that fails only the part is missing. */
export function LazyPart({ children, pending = null, missing = pending }: Props) {
  return (
    <ErrorBoundary fallback={() => missing} mayReload={nothingOpen}>
      <Suspense fallback={pending}>{children}</Suspense>
    </ErrorBoundary>
  );
}
