import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { toMajor } from "@/domain/money";
import { useMoney } from "@/platform/format";
import { type TextKey, useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { preferences } from "@/stores/preferences";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { useIsPressed } from "../use-missing";
import styles from "./order-summary.module.css";
import { useCashProblemText } from "./payment-notes";

/**
 * The obstacle to placing the order, beside the button: the section that says it may be far above. Read out when it
 * changes; its element is there before its words are. Where nothing else on the page is missing, a press leads here.
 */
export function BlockedNote({ id }: { readonly id: string }) {
  const minimum = useMinimumText();
  const reason = useBlockedReason();
  const { distance, place, store } = useCheckoutContext();
  const t = useTexts("checkout");
  const pressed = useIsPressed();
  // A short wait needs words only after a press.
  const wait = pressed && reason === null && (distance.pending || place.lookingUp) ? t("summary.wait") : null;
  const texts = [minimum, reason, wait].filter((text) => text !== null);
  return (
    <div id={id} role="status" {...(pressed && texts.length > 0 ? { "data-missing": "", tabIndex: -1 } : {})}>
      {texts.map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      {minimum === null ? null : (
        <p className={styles.note}>
          <Link className={styles.toField} to={paths.store.href({ ...store, distance: undefined })}>
            {t("cart.addMore")}
          </Link>
        </p>
      )}
      <WrongFields />
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

/** Where a field is wrong after a press: it may be far above. */
const namedFields = {
  address: "check.address",
  contact_person_name: "check.name",
  contact_person_number: "check.phone",
  contact_person_email: "check.email",
  own_tip: "check.tip",
  cash_note: "check.change",
  offline_details: "check.payment",
} as const satisfies Partial<Record<keyof CheckoutFormValues, TextKey<"checkout">>>;

/** The wrong fields by their names, in the order in which they are filled in. A press leads to the first of them. */
function WrongFields() {
  const t = useTexts("checkout");
  const { control, setFocus } = useFormContext<CheckoutFormValues>();
  const { errors } = useFormState({ control });
  const wrong = (Object.keys(namedFields) as (keyof typeof namedFields)[]).filter(
    (name) => errors[name] !== undefined,
  );
  const [first] = wrong;
  if (first === undefined) return null;
  const names = new Intl.ListFormat(preferences().language, { type: "unit" });
  return (
    <p className={styles.note}>
      <button type="button" className={styles.toField} onClick={() => setFocus(first)}>
        {t("check.fields", { fields: names.format(wrong.map((name) => t(namedFields[name]))) })}
      </button>
    </p>
  );
}

function useBlockedReason(): string | null {
  const { place, times, payment, distance, prescriptionMissing } = useCheckoutContext();
  const t = useTexts("checkout");
  const pay = useTexts("payment");
  const cashProblemText = useCashProblemText();
  const { control } = useFormContext<CheckoutFormValues>();
  const isDelivered = useWatch({ control, name: "order_type" }) === "delivery";
  if (isDelivered && place.position === null) return t("summary.noPlace");
  if (isDelivered && place.outside) return t("address.outside");
  if (times.impossible) return t(times.problem === "closed" ? "time.closed" : "time.items");
  if (isDelivered && distance.failed) return t("address.noDistance");
  if (prescriptionMissing) return t("prescription.required");
  // Without the delivery charge the total says nothing of the ways of paying.
  if (payment.problem === null || distance.pending) return null;
  if (payment.choice === "cash_on_delivery") return cashProblemText(payment.problem);
  return payment.problem.reason === "network" ? pay("online.network") : t("summary.choosePayment");
}
