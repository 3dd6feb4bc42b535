import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { toMajor } from "@/domain/money";
import { customerQuery } from "@/features/auth";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { useAccountKey } from "@/stores/session";
import { CashIcon } from "@/ui/icons/cash";
import { WalletIcon } from "@/ui/icons/wallet";
import { RadioCards } from "@/ui/kit/radio-cards";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/window/card";
import { StatusNote } from "@/ui/window/status-note";
import type { CheckoutFormValues } from "../checkout-form-schema";
import type { PaymentChoice, PaymentOption } from "../payment-options";
import { useCheckoutContext } from "../use-checkout";
import { CashProblemNote } from "./cash-problem-note";
import { ChangeField } from "./courier-parts";
import { PaymentChangedNote } from "./payment-changed-note";

/** How a customer with a wallet pays: in cash, from the wallet, or from both. */
export default function WalletPaymentSection() {
  const t = useTexts("checkout");
  const money = useMoney();
  const { payments, payment, balance, total, digits } = useCheckoutContext();
  const { field } = useController<CheckoutFormValues, "payment">({ name: "payment" });
  // What was paid elsewhere a moment ago is missing from the wallet: asked again at each checkout.
  useQuery({ ...customerQuery(useAccountKey()), staleTime: 0 });
  const amount = (minor: number) => money(toMajor(minor, digits));
  const textsOf: Record<PaymentChoice, (option: PaymentOption) => { label: string; hint: string }> = {
    cash_on_delivery: () => ({ label: t("payment.cash"), hint: t("payment.cashHint") }),
    wallet: ({ problem }) => ({
      label: t("payment.wallet"),
      hint:
        balance === null || balance === undefined
          ? t("payment.walletUnknown")
          : t(problem ? "payment.walletShort" : "payment.walletHint", { amount: amount(balance) }),
    }),
    wallet_and_cash: ({ fromWallet }) => ({
      label: t("payment.walletAndCash"),
      hint: t("payment.walletAndCashHint", {
        wallet: amount(fromWallet),
        cash: amount(total.total - fromWallet),
      }),
    }),
  };
  return (
    <Card as="section">
      <RadioCards<PaymentChoice>
        legend={t("payment.title")}
        value={payment.problem === null ? payment.choice : undefined}
        onValueChange={field.onChange}
        options={payments.map((option) => ({
          value: option.choice,
          ...textsOf[option.choice](option),
          icon: option.choice === "cash_on_delivery" ? <CashIcon /> : <WalletIcon />,
          disabled: option.problem !== null,
        }))}
      />
      <StatusNote>{t("payment.walletFinal")}</StatusNote>
      <PaymentChangedNote />
      <Suspense>
        <ChangeField />
      </Suspense>
      <CashProblemNote problem={payments[0].problem} />
    </Card>
  );
}
