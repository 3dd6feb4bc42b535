// @chunk lists

import { lazy } from "@/ui/loading/lazy";

/** Only a page that could not be loaded shows it. */
export const OfflineShelf = lazy(() => import("./offline-shelf"));
