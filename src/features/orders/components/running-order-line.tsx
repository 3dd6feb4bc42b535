import { awaitsPayment, isOver } from "@/domain/order-status-steps";
import { useTexts } from "@/platform/i18n";
import { pollIntervalMs } from "@/platform/query";
import type { GuestOrder } from "@/stores/guest-orders";
import { orderHeadline } from "../order-headline";
import { useArrivalText } from "../use-arrival-text";
import { useTrackedOrder } from "../use-tracked-order";
import { useUnpaidText } from "../use-unpaid-text";
import styles from "./orders.module.css";

/** Less often than in the tracking drawer. */
const lineIntervalMs = 30_000;

/** How far an order of this device is and when it arrives; nothing until the shop has told. */
export default function RunningOrderLine({ guestOrder }: { readonly guestOrder: GuestOrder }) {
  const t = useTexts("orders");
  const { order } = useTrackedOrder(guestOrder.orderId, guestOrder.contact, {
    refetchInterval: (polled) =>
      polled.state.data && isOver(polled.state.data.data) ? false : pollIntervalMs(polled, lineIntervalMs),
  });
  const arrival = useArrivalText(order);
  const unpaid = useUnpaidText(order ?? {});
  if (order === undefined) return null;
  return (
    <>
      <br />
      <span className={styles.strong}>
        {awaitsPayment(order) ? unpaid : t(orderHeadline(order))}
        {arrival === null ? null : ` · ${arrival}`}
      </span>
    </>
  );
}
