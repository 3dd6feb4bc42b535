import type { ReactNode } from "react";
import { lazy } from "@/ui/lazy";
import { Suspense } from "@/ui/suspense";
import { ErrorBoundary } from "./error-boundary";
import { untilLoaded } from "./start/until-loaded";

/** A part of the frame whose file comes later, and again when it could not be had. To be shown in a `LatePart`. */
export const latePart: typeof lazy = (load) => lazy(() => untilLoaded(load));

interface Props {
  children: ReactNode;
  /** Stands there until the part comes. */
  pending?: ReactNode;
  /** Stands there where it cannot be had; what is pending without it. */
  missing?: ReactNode;
}

/** Shows a part of the frame that comes later. When it cannot be had it is missing, and everything else stays. */
export function LatePart({ children, pending = null, missing = pending }: Props) {
  return (
    <ErrorBoundary fallback={() => missing}>
      <Suspense fallback={pending}>{children}</Suspense>
    </ErrorBoundary>
  );
}
