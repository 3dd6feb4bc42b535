import { maxChange } from "@/domain/cash-change";
import { toMajor } from "@/domain/money";
import { isPaidInCash } from "@/features/payment";
import { formatCurrency } from "@/platform/format/currency";
import { translator } from "@/platform/i18n";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { changeForNote } from "./delivery-instructions";
import type { Checkout } from "./use-checkout";

/** The change that the courier brings for this order, minor units, or why the note cannot be taken, as text. */
export function checkNote(
  { order_type, cash_note }: Pick<CheckoutFormValues, "order_type" | "cash_note">,
  { total, payment, digits, smallAmount }: Pick<Checkout, "total" | "payment" | "digits" | "smallAmount">,
): { readonly change: number } | { readonly text: string } {
  if (order_type !== "delivery" || !isPaidInCash(payment.choice)) return { change: 0 };
  const cash = total.total - payment.fromWallet;
  const result = changeForNote(cash_note, cash, { digits, smallAmount });
  if ("change" in result) return result;
  const amount = result.problem === "high" ? maxChange(cash, smallAmount) : cash;
  return {
    text: translator("ordering")(`change.${result.problem}`, {
      amount: formatCurrency(toMajor(amount, digits)),
    }),
  };
}
