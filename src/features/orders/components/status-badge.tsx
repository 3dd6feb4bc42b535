import type { Order } from "@/contract";
import { awaitsOfflineCheck, awaitsPayment } from "@/domain/order-steps";
import { useTexts } from "@/platform/i18n";
import { Badge } from "@/ui/window/badge";
import { statusTone } from "../order-status-tone";

type Shown = Pick<Order, "order_status" | "payment_status" | "payment_method" | "failed">;

/** An order's status. One that waits for its payment has not failed, whatever its status is called. */
export function StatusBadge({ order }: { readonly order: Shown }) {
  const t = useTexts("orders");
  if (awaitsPayment(order)) return <Badge tone="warning">{t("status.awaitingPayment")}</Badge>;
  if (awaitsOfflineCheck(order)) return <Badge tone="info">{t("status.verifyingPayment")}</Badge>;
  return <Badge tone={statusTone(order.order_status)}>{t(`status.${order.order_status}`)}</Badge>;
}
