import type { Order } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { Card } from "@/ui/window/card";
import { orderParties } from "../order-parties";
import { CourierInstruction } from "./order-wishes";
import styles from "./orders.module.css";

/** Where it goes, and what the courier was told. Both ends of a parcel stand with what is sent. */
export function DeliveryCard({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const isParcel = order.order_type === "parcel";
  if (isParcel && !order.delivery_instruction) return null;
  const { receiver } = orderParties(order);
  return (
    <Card padding="lg" as="section" aria-labelledby="order-facts">
      <h3 id="order-facts" className={styles.subtitle}>
        {t(order.order_type === "take_away" ? "details.collect" : "details.delivery")}
      </h3>
      {isParcel ? null : (
        <>
          <p className={styles.strong}>
            <bdi>{receiver.name}</bdi>
          </p>
          <p className={styles.muted}>
            <bdi dir="ltr">{order.delivery_address.contact_person_number}</bdi>
          </p>
          {receiver.address ? (
            <p className={styles.muted}>
              <bdi>{receiver.address}</bdi>
            </p>
          ) : null}
        </>
      )}
      <CourierInstruction order={order} />
    </Card>
  );
}
