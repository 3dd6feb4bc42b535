import { lazy } from "@/ui/loading/lazy";

/** Changes that did not reach the shop and need the shopper, with the ways on. */
export const FailedChangesOverlay = lazy(() => import("./components/failed-changes-overlay"));
