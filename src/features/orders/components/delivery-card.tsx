import type { Order } from "@/contract";
import { PhoneText } from "@/features/phone-field";
import { CollectPlace } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { SkeletonText } from "@/ui/plain/skeleton";
import { orderParties } from "../order-parties";
import { useArrivalText } from "../use-arrival-text";
import { CourierInstruction } from "./delivery-instructions";
import styles from "./orders.module.css";

/** Where an order from a store goes, or is collected and when it is ready, and what the courier was told. */
export function DeliveryCard({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const { receiver } = orderParties(order, t);
  const arrival = useArrivalText(order);
  const collects = order.order_type === "take_away";
  return (
    <Card padding="lg" as="section" aria-labelledby="order-facts">
      <h3 id="order-facts" className={styles.subtitle}>
        {t(collects ? "details.collect" : "details.delivery")}
      </h3>
      {collects && arrival !== null ? <p className={styles.strong}>{arrival}</p> : null}
      <p className={styles.strong}>
        <bdi>{receiver.name}</bdi>
      </p>
      <p className={styles.muted}>
        <PhoneText number={order.delivery_address.contact_person_number} />
      </p>
      {receiver.address ? (
        <p className={styles.muted}>
          <bdi>{receiver.address}</bdi>
        </p>
      ) : null}
      {collects && order.store ? (
        <Suspense fallback={<SkeletonText lines={3} />}>
          <CollectPlace store={order.store} />
        </Suspense>
      ) : null}
      <CourierInstruction order={order} />
    </Card>
  );
}
