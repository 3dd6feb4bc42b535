import { CashIcon } from "@/ui/icons/cash";
import { openOrder } from "../orders/opened-order";
import { useDecides, useRefunds } from "../refunds/refunds";
import { useTexts } from "../texts/texts";
import { Bar, Press } from "./bar";

/** Requests for refunds, for whoever decides them. */
export function RefundBar() {
  const t = useTexts();
  const decides = useDecides();
  const refunds = useRefunds((state) => state.refunds);
  const [first] = refunds;
  if (!decides || first === undefined) return null;
  return (
    <Bar
      tone="info"
      icon={<CashIcon size={24} />}
      action={
        <Press onPress={() => openOrder(first.order_id)}>
          {t("order.number", { number: first.order_id })}
        </Press>
      }
    >
      {t("refund.waiting", { count: refunds.length })}
    </Bar>
  );
}
