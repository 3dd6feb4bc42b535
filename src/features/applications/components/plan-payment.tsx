import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { CardIcon } from "@/ui/icons/card";
import { freeTrial, type PlanPaymentWay } from "../use-plan-payments";

interface PaymentProps {
  readonly payments: readonly PlanPaymentWay[];
  readonly payment: string | undefined;
  readonly onPayment: (payment: string) => void;
}

/** How the package is paid. */
export function PlanPayment({ payments, payment, onPayment }: PaymentProps) {
  const t = useTexts("applications");
  return (
    <RadioCards<string>
      legend={t("plan.payment")}
      value={payment}
      onValueChange={onPayment}
      options={payments.map((row) => ({ ...row, icon: row.value === freeTrial ? undefined : <CardIcon /> }))}
    />
  );
}
