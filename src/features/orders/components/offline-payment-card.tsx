import type { Order } from "@/contract";
import { canSayOfflinePayment } from "@/domain/order-status-steps";
import { OfflinePaymentSummary } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { SkeletonText } from "@/ui/plain/skeleton";
import styles from "./orders.module.css";

/** The shopper's statement about a payment outside of the app, the shop's finding, and the way to correct it. */
export default function OfflinePaymentCard({ order }: { readonly order: Order }) {
  const t = useTexts("offlinePayment");
  const { offline_payment: payment } = order;
  if (!payment) return null;
  return (
    <Card padding="lg" as="section" aria-labelledby="offline-payment" className={styles.offline}>
      <h3 id="offline-payment" className={styles.subtitle}>
        {t("heading")}
      </h3>
      <Suspense fallback={<SkeletonText lines={3} />}>
        <OfflinePaymentSummary payment={payment} />
      </Suspense>
      {canSayOfflinePayment(order) ? (
        <Button variant="outline" onClick={() => openOverlay({ kind: "offline-payment", orderId: order.id })}>
          {t("edit")}
        </Button>
      ) : null}
    </Card>
  );
}
