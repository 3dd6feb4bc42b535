import type { CourierMe } from "@/contract/calls/couriers";
import { useNewOrders } from "../alarm/new-orders";
import { openOrder, useOpenedOrder } from "../me/opened-order";
import { inOrderOfWork } from "../rules/next-step";
import { orderOfStep } from "../rules/step";
import { useSession } from "../session/session";
import { useSteps, waitingSteps } from "../steps/steps";
import { useTexts } from "../texts/texts";
import { OrderCard } from "./order-card";
import { OrderRow } from "./order-row";
import styles from "./orders.module.css";

/** The courier's orders, the one that is worked on open; which one that is follows the work until somebody chooses another. */
export function Orders({ me }: { readonly me: CourierMe }) {
  const t = useTexts();
  const chosen = useOpenedOrder((opened) => opened.id);
  const unheard = useNewOrders((orders) => orders.unheard);
  const courierId = useSession((session) => session.courier?.id);
  const steps = useSteps((state) => state.steps);
  const waiting = new Set(waitingSteps(steps, courierId).map(orderOfStep));
  const orders = inOrderOfWork(me.orders);
  if (orders.length === 0) return null;
  const open = orders.find(({ id }) => id === chosen) ?? orders[0];
  return (
    <section className={styles.list} aria-label={t("order.list")}>
      {orders.map((order) =>
        order === open ? (
          <OrderCard
            key={order.id}
            order={order}
            shopPhone={me.shop.phone}
            isNew={unheard.has(order.id)}
            isWaiting={waiting.has(order.id)}
          />
        ) : (
          <OrderRow
            key={order.id}
            order={order}
            isNew={unheard.has(order.id)}
            onOpen={() => openOrder(order.id)}
          />
        ),
      )}
    </section>
  );
}
