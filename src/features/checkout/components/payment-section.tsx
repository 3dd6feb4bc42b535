import { useFormContext, useFormState } from "react-hook-form";
import { type CashProblem, methodTexts } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { CardIcon } from "@/ui/icons/card";
import { CashIcon } from "@/ui/icons/cash";
import { WalletIcon } from "@/ui/icons/wallet";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { StatusNote } from "@/ui/plain/status-note";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { useFold } from "../use-fold";
import { useMissingMark } from "../use-missing";
import { ChoiceBoundary } from "./choice-boundary";
import { ChangeField } from "./courier-parts";
import { FoldRow } from "./fold-row";
import { PaymentChangedNote } from "./payment-changed-note";
import { CashProblemNote } from "./payment-notes";

/** Loaded when there is more than cash to choose from. */
const PaymentChoiceSection = lazy(() => import("./payment-choice-section"));

/** How it is paid: a choice, or cash alone. */
export function PaymentSection() {
  const t = useTexts("checkout");
  const { payments, payment, offline, distance } = useCheckoutContext();
  const pay = useTexts("payment");
  const mark = useMissingMark("payment");
  const { control } = useFormContext<CheckoutFormValues>();
  const { errors } = useFormState({ control });
  const isMissing = "data-missing" in mark;
  const fold = useFold(
    errors.cash_note ?? errors.offline_details ?? (isMissing ? "missing" : undefined),
    // Its details have to be filled in.
    payment.choice === "offline_payment",
  );
  const cash = <CashPayment problem={payments[0].problem} />;
  const { choice } = payment;
  const isPossible = payment.problem === null || distance.pending;
  return (
    <FoldRow
      id="payment"
      title={t("payment.title")}
      icon={
        choice === "cash_on_delivery" ? (
          <CashIcon />
        ) : choice.startsWith("wallet") ? (
          <WalletIcon />
        ) : (
          <CardIcon />
        )
      }
      value={
        isPossible ? (
          <bdi>
            {choice === "offline_payment" && offline.method ? offline.method.name : t(methodTexts[choice])}
          </bdi>
        ) : (
          t("summary.choosePayment")
        )
      }
      fold={fold}
      notes={
        <>
          <PaymentChangedNote />
          {choice === "cash_on_delivery" ? <CashProblemNote problem={payments[0].problem} /> : null}
          {isMissing && payments.length > 1 ? (
            <StatusNote tone="warning" live>
              {payment.problem?.reason === "network" ? pay("online.network") : t("summary.choosePayment")}
            </StatusNote>
          ) : null}
        </>
      }
      {...mark}
    >
      {payments.length === 1 ? (
        cash
      ) : (
        <ChoiceBoundary title={t("payment.title")} waiting={cash}>
          <PaymentChoiceSection />
        </ChoiceBoundary>
      )}
    </FoldRow>
  );
}

/** Cash is offered where the zone takes it and up to its limit. */
function CashPayment({ problem }: { readonly problem: CashProblem | null }) {
  const t = useTexts("checkout");
  return (
    <>
      <RadioCards<"cash_on_delivery">
        legend={t("payment.title")}
        legendHidden
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
      <Suspense>
        <ChangeField />
      </Suspense>
    </>
  );
}
