import type { Order } from "@/contract";
import { isClosed } from "@/domain/order-status-steps";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { LockIcon } from "@/ui/icons/lock";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./orders.module.css";

/** The code that the courier asks for at the door, of a parcel at its receiver's, where the shop works with codes; for the order's owner alone. */
export function HandoverCode({ order }: { readonly order: Order }) {
  const t = useTexts("aftercare");
  const isAsked = useConfig()?.order_delivery_verification === true;
  if (!isAsked || order.otp === "" || order.order_type === "take_away" || isClosed(order.order_status))
    return null;
  return (
    <StatusNote tone="info" icon={<LockIcon size={18} />}>
      {t(order.order_type === "parcel" ? "code.parcel" : "code.text")}{" "}
      <bdi dir="ltr" className={styles.code}>
        {order.otp}
      </bdi>
    </StatusNote>
  );
}
