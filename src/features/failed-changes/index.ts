import { lazy } from "@/ui/loading/lazy";

/** What did not reach the shop and needs the shopper, with the ways on. */
export const FailedChangesOverlay = lazy(() => import("./components/failed-changes-overlay"));
