import { useEffect } from "react";
import type { CashProblem } from "@/features/payment";
import { onRecovered } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { CashIcon } from "@/ui/icons/cash";
import { RadioCards } from "@/ui/kit/radio-cards";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/window/card";
import { ErrorPanel } from "@/ui/window/error-panel";
import { useCheckoutContext } from "../use-checkout";
import { CashProblemNote } from "./cash-problem-note";
import { ChangeField } from "./courier-parts";
import { PaymentChangedNote } from "./payment-changed-note";

/** Loaded where there is more than cash to choose from. */
const PaymentChoiceSection = lazy(() => import("./payment-choice-section"));

/** How it is paid: a choice, or cash alone. */
export function PaymentSection() {
  const { payments } = useCheckoutContext();
  const cash = <CashPayment problem={payments[0].problem} />;
  if (payments.length === 1) return cash;
  return (
    <ErrorBoundary fallback={(_, retry) => <ChoiceFailed onRetry={retry} />}>
      <Suspense fallback={cash}>
        <PaymentChoiceSection />
      </Suspense>
    </ErrorBoundary>
  );
}

/** In the place of the choice whose file could not be loaded: everything else of the order can be filled in meanwhile. */
function ChoiceFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  useEffect(() => onRecovered(onRetry), [onRetry]);
  return (
    <ErrorPanel
      title={t("payment.title")}
      text={shell("error.pageTitle")}
      retryLabel={shell("app.retry")}
      onRetry={onRetry}
    />
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
