import { lazy } from "@/ui/loading/lazy";

/** The form of a store that wants to sell here. */
export const StoreApplication = lazy(() => import("./components/store-application"));
/** The form of somebody who wants to bring orders. */
export const CourierApplication = lazy(() => import("./components/courier-application"));
