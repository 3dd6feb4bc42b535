import type { Order } from "@/contract";
import { awaitsAgreement, awaitsOfflineCheck, awaitsPayment, awaitsPrice } from "@/domain/order-status-steps";
import { useTexts } from "@/platform/i18n";
import { Badge } from "@/ui/plain/badge";
import { statusTone } from "../order-status-tone";

type Shown = Pick<
  Order,
  "order_status" | "payment_status" | "payment_method" | "failed" | "prescription_state"
>;

/** An order's status. One that waits for its payment has not failed, whatever its status is called. */
export function StatusBadge({ order }: { readonly order: Shown }) {
  const t = useTexts("orders");
  if (awaitsPayment(order)) return <Badge tone="warning">{t("status.awaitingPayment")}</Badge>;
  if (awaitsOfflineCheck(order)) return <Badge tone="info">{t("status.verifyingPayment")}</Badge>;
  if (awaitsPrice(order)) return <Badge tone="info">{t("status.awaitingPrice")}</Badge>;
  if (awaitsAgreement(order)) return <Badge tone="warning">{t("status.priced")}</Badge>;
  return <Badge tone={statusTone(order.order_status)}>{t(`status.${order.order_status}`)}</Badge>;
}
