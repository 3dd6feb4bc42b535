import type { Order } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { Card } from "@/ui/plain/card";
import { OrderPhotos } from "./order-photos";
import styles from "./orders.module.css";

/** The courier's photo at the door. */
export function DeliveryProof({ order }: { readonly order: Order }) {
  const t = useTexts("aftercare");
  if (order.order_proof_full_url.length === 0) return null;
  return (
    <Card padding="lg" as="section" aria-labelledby="order-proof">
      <h3 id="order-proof" className={styles.subtitle}>
        {t("proof.heading")}
      </h3>
      <OrderPhotos
        photos={order.order_proof_full_url}
        title={t("proof.heading")}
        label={(number) => t("proof.photo", { number })}
      />
    </Card>
  );
}
