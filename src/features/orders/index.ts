import { lazy } from "react";

export { RunningOrderStrip } from "./components/running-order-strip";
export { followGuestOrders } from "./guest-orders";

export const CancelOrderOverlay = lazy(() => import("./components/cancel-order-overlay"));
export const OrderPlacedOverlay = lazy(() => import("./components/order-placed-overlay"));
export const TrackingOverlay = lazy(() => import("./components/tracking-overlay"));
export const WaitingOrderOverlay = lazy(() => import("./components/waiting-order-overlay"));
/** A customer's orders in two tabs. */
export const OrdersView = lazy(() => import("./components/orders-view"));
/** One order with everything about it. */
export const OrderDetailsView = lazy(() => import("./components/order-details-view"));
/** The form that finds an order, and what it found. */
export const TrackOrderView = lazy(() => import("./components/track-order-view"));
