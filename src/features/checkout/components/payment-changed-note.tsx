import type { PaymentChoice } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { StatusNote } from "@/ui/plain/status-note";
import { useCheckoutContext } from "../use-checkout";

const textOf = {
  cash_on_delivery: "payment.nowCash",
  digital_payment: "payment.nowOnline",
  offline_payment: "payment.nowOffline",
  wallet: "payment.nowWallet",
  wallet_and_cash: "payment.nowWalletAndCash",
  wallet_and_online: "payment.nowWalletAndOnline",
} as const satisfies Record<PaymentChoice, string>;

/** Tells that the order is paid in another way than chosen. */
export function PaymentChangedNote() {
  const { payment, paymentChanged } = useCheckoutContext();
  const t = useTexts("checkout");
  if (!paymentChanged) return null;
  return (
    <StatusNote tone="info" live>
      {t(textOf[payment.choice])}
    </StatusNote>
  );
}
