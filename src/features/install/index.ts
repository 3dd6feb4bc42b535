// @chunk none
import { lazy } from "@/ui/loading/lazy";

/** Shown by the frame, long after the first content. */
export const InstallHint = lazy(() => import("./components/install-hint"));
export const InstallSection = lazy(() => import("./components/install-section"));
