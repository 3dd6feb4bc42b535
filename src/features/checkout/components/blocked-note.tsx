import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { toMajor } from "@/domain/money";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { useIsSignedIn } from "@/stores/session";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { useCashProblemText } from "./cash-problem-note";
import styles from "./order-summary.module.css";

/**
 * What keeps the order from being placed, beside the button: the section that says it may be far above. Nothing for a moment's
 * wait. Read out when it changes, for a disabled button is not come to; its element is there before its words are.
 */
export function BlockedNote({ id }: { readonly id: string }) {
  const minimum = useMinimumText();
  const reason = useBlockedReason();
  const texts = [minimum, reason].filter((text) => text !== null);
  return (
    <div id={id} role="status">
      {texts.map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
    </div>
  );
}

function useMinimumText(): string | null {
  const { store, missing, digits } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  if (missing <= 0) return null;
  return t("cart.minimumMissing", {
    amount: money(toMajor(missing, digits)),
    minimum: money(store.minimum_order, true),
  });
}

/** Fields in the order in which they are filled in. */
const namedFields = [
  "address",
  "contact_person_name",
  "contact_person_number",
  "contact_person_email",
  "own_tip",
  "cash_note",
] as const;

function useBlockedReason(): string | null {
  const { place, times, payment, distance, prescriptionMissing } = useCheckoutContext();
  const t = useTexts("checkout");
  const pay = useTexts("payment");
  const cashProblemText = useCashProblemText();
  const guest = !useIsSignedIn();
  const { control } = useFormContext<CheckoutFormValues>();
  const { errors } = useFormState({ control });
  const [orderType, ...contact] = useWatch({
    control,
    name: ["order_type", "contact_person_name", "contact_person_number", "contact_person_email"],
  });
  const isDelivered = orderType === "delivery";
  if (isDelivered && place.position === null) return t("summary.noPlace");
  if (isDelivered && place.outside) return t("address.outside");
  if (times.impossible) return t(times.problem === "closed" ? "time.closed" : "time.items");
  if (isDelivered && distance.failed) return t("address.noDistance");
  if (prescriptionMissing) return t("prescription.required");
  // Without the delivery charge the total says nothing of the ways of paying.
  if (payment.problem !== null && !distance.pending)
    return payment.choice === "cash_on_delivery"
      ? cashProblemText(payment.problem)
      : payment.problem.reason === "network"
        ? pay("online.network")
        : t("summary.choosePayment");
  // After a press the field that is wrong is named: it may be far above.
  const wrong = namedFields.map((name) => errors[name]?.message).find(Boolean);
  if (wrong) return wrong;
  return guest && contact.every((value) => value === "") ? t("contact.none") : null;
}
