import type { ReactNode } from "react";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { ErrorBoundary } from "./error-boundary";
import { loadWithRetry } from "./start/load-with-retry";

/** A part of the frame whose file comes later, and again when it could not be had. To be shown in a `LazyPart`. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadWithRetry(load));

interface Props {
  children: ReactNode;
  /** Stands there until the part comes. */
  pending?: ReactNode;
  /** Stands there where it cannot be had; what is pending without it. */
  missing?: ReactNode;
}

/** Shows a part of the frame that comes later. When it cannot be had it is missing, and everything else stays. */
export function LazyPart({ children, pending = null, missing = pending }: Props) {
  return (
    <ErrorBoundary fallback={() => missing}>
      <Suspense fallback={pending}>{children}</Suspense>
    </ErrorBoundary>
  );
}
