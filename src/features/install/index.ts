// @chunk none
import { lazy } from "@/ui/loading/lazy";

/** Shown by the frame, long after the first content. */
export const InstallPrompt = lazy(() => import("./components/install-prompt"));
export const InstallSection = lazy(() => import("./components/install-section"));
