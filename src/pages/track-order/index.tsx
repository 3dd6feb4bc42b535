import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { TrackOrderView } from "@/features/orders";
import { useTexts } from "@/platform/i18n";
import { useGuestOrders } from "@/stores/guest-orders";
import { openOverlay } from "@/stores/overlay";
import { isSignedIn } from "@/stores/session";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Container } from "@/ui/plain/container";
import styles from "./track-order.module.css";

/** Finds an order by its number. */
export default function TrackOrderPage() {
  return (
    <KitProvider>
      <TrackOrder />
    </KitProvider>
  );
}

function TrackOrder() {
  const t = useTexts("orders");
  const { key, search } = useLocation();
  const query = new URLSearchParams(search);
  useDocumentTitle(t("track.title"));
  const orderId = query.get("order_id") ?? "";
  // The outcome of a payment has a dialog of its own.
  const isFromPayment = query.has("flag");
  // A guest who comes for an order of this device, e.g. by a notification, sees it at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same notification may be pressed again on this page.
  useEffect(() => {
    const own = useGuestOrders.getState().orders.find((order) => String(order.orderId) === orderId);
    if (own && !isFromPayment && !isSignedIn())
      openOverlay({ kind: "tracking", orderId: own.orderId, contactNumber: own.contact });
  }, [orderId, key]);
  return (
    <Container width="reading">
      {/* Nothing else comes: the frame keeps no room for more. */}
      <div className={styles.page} data-short="">
        <h1 className={styles.title}>{t("track.title")}</h1>
        <p className={styles.lead}>{t("track.lead")}</p>
        <TrackOrderView orderId={orderId} contact={query.get("contact_number") ?? ""} />
      </div>
    </Container>
  );
}
