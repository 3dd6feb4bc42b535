import { preloadTexts } from "@/platform/i18n";
import type { OutboxRow } from "@/platform/outbox";
import { isSignedIn } from "@/stores/session";
import { lazy } from "@/ui/loading/lazy";

export { RunningOrderStrip } from "./components/running-order-strip";
export { invalidateOrders } from "./invalidate-orders";

export const CancelOrderOverlay = lazy(() => import("./components/cancel-order-overlay"));
export const CourierMapOverlay = lazy(() => import("./components/courier-map-overlay"));
export const FailedOrderOverlay = lazy(() => import("./components/failed-order-overlay"));
export const OfflinePaymentOverlay = lazy(() => import("./components/offline-payment-overlay"));
export const OrderPlacedOverlay = lazy(() => import("./components/order-placed-overlay"));
export const RefundOverlay = lazy(() => import("./components/refund-overlay"));
export const ReorderOverlay = lazy(() => import("./components/reorder-overlay"));
export const TrackingOverlay = lazy(() => import("./components/tracking-overlay"));
export const UnpaidOrderOverlay = lazy(() => import("./components/unpaid-order-overlay"));
export const WaitingOrderOverlay = lazy(() => import("./components/waiting-order-overlay"));
/** An order's invoice for the printer. */
export const InvoiceView = lazy(() => import("./components/invoice-view"));
/** A customer's orders in two tabs. */
export const OrdersView = lazy(() => import("./components/orders-view"));
/** Reads an order with its lines for what another feature shows of them. */
export const OrderWithLines = lazy(() => import("./components/order-with-lines"));
/** One order with everything about it. */
export const OrderDetailsView = lazy(() => import("./components/order-details-view"));
/** The form of the parcel module's home, which opens what it found over the page. */
export const TrackOrderForm = lazy(() => import("./components/track-order-form"));
/** The form that finds an order, and what it found. */
export const TrackOrderView = lazy(() => import("./components/track-order-view"));

/** Loads what shows an order that was just placed: to a guest over the home, to a customer among their orders. */
export const preloadPlacedOrder = () =>
  Promise.all([preloadTexts("orders"), (isSignedIn() ? OrderDetailsView : OrderPlacedOverlay).preload()]);

/** Remembers a guest's placed order, so that this device can track it with one tap. Ignores other rows. */
export async function rememberPlacedOrder(row: OutboxRow): Promise<void> {
  if (row.kind !== "order" || row.state !== "placed") return;
  (await import("@/stores/guest-orders")).rememberPlacedOrder(row);
}

/** Deletes the remembered orders from the device. */
export async function forgetGuestOrders(): Promise<void> {
  (await import("@/stores/guest-orders")).forgetGuestOrders();
}

/** The sources of the number of running orders: a customer's list, a guest's remembered orders. */
export const loadRunningOrders = () =>
  Promise.all([import("./api/get-orders"), import("@/stores/guest-orders")]).then(
    ([{ ordersQuery }, { useGuestOrders }]) => ({
      ordersQuery,
      useGuestOrders,
    }),
  );
