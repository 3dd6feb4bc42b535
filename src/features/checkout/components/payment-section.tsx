import type { CashProblem } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { CashIcon } from "@/ui/icons/cash";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { StatusNote } from "@/ui/plain/status-note";
import { useCheckoutContext } from "../use-checkout";
import { useMissingMark } from "../use-missing";
import { ChoiceBoundary } from "./choice-boundary";
import { ChangeField } from "./courier-parts";
import { PaymentChangedNote } from "./payment-changed-note";
import { CashProblemNote } from "./payment-notes";
import styles from "./sections.module.css";

/** Loaded when there is more than cash to choose from. */
const PaymentChoiceSection = lazy(() => import("./payment-choice-section"));

/** How it is paid: a choice, or cash alone. */
export function PaymentSection() {
  const t = useTexts("checkout");
  const { payments, payment } = useCheckoutContext();
  const pay = useTexts("payment");
  const mark = useMissingMark("payment");
  const cash = <CashPayment problem={payments[0].problem} />;
  return (
    <div className={styles.payment} {...mark}>
      {payments.length === 1 ? (
        cash
      ) : (
        <ChoiceBoundary title={t("payment.title")} waiting={cash}>
          <PaymentChoiceSection />
        </ChoiceBoundary>
      )}
      {"data-missing" in mark && payments.length > 1 ? (
        <StatusNote tone="warning" live>
          {payment.problem?.reason === "network" ? pay("online.network") : t("summary.choosePayment")}
        </StatusNote>
      ) : null}
    </div>
  );
}

/** Cash is offered where the zone takes it and up to its limit. */
function CashPayment({ problem }: { readonly problem: CashProblem | null }) {
  const t = useTexts("checkout");
  return (
    <Card as="section">
      <RadioCards<"cash_on_delivery">
        legend={t("payment.title")}
        value={problem ? undefined : "cash_on_delivery"}
        onValueChange={() => undefined}
        options={[
          {
            value: "cash_on_delivery",
            label: t("payment.cash"),
            hint: t("payment.cashHint"),
            icon: <CashIcon />,
            disabled: problem !== null,
          },
        ]}
      />
      <PaymentChangedNote />
      <Suspense>
        <ChangeField />
      </Suspense>
      <CashProblemNote problem={problem} />
    </Card>
  );
}
