import { useFormContext, useWatch } from "react-hook-form";
import { useTexts } from "@/platform/i18n";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { useCashProblemText } from "./cash-problem-note";
import styles from "./order-summary.module.css";

/** Why nothing can be ordered, beside the button: the section that says it may be far above. Nothing for a moment's wait. */
export function BlockedNote() {
  const { place, times, payment, distance } = useCheckoutContext();
  const t = useTexts("checkout");
  const cashProblemText = useCashProblemText();
  const { control } = useFormContext<CheckoutFormValues>();
  const isDelivered = useWatch({ control, name: "order_type" }) === "delivery";
  const reason = () => {
    if (isDelivered && place.position === null) return t("summary.noPlace");
    if (isDelivered && place.outside) return t("address.outside");
    if (times.impossible) return t(times.problem === "closed" ? "time.closed" : "time.items");
    if (isDelivered && distance.failed) return t("address.noDistance");
    // Without the delivery charge the total says nothing of the ways of paying.
    if (payment.problem === null || distance.pending) return null;
    return payment.choice === "cash_on_delivery"
      ? cashProblemText(payment.problem)
      : t("summary.choosePayment");
  };
  const text = reason();
  return text === null ? null : <p className={styles.note}>{text}</p>;
}
