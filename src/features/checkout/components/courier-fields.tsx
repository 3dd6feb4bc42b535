import { useFormContext, useWatch } from "react-hook-form";
import { toMajor } from "@/domain/money";
import { isPaidInCash } from "@/features/payment";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { SelectField } from "@/ui/chakra/select-field";
import { TextField } from "@/ui/chakra/text-field";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { changeForNote } from "../delivery-instructions";
import { type InstructionChoice, instructionChoices } from "../instruction-choices";
import { useCheckoutContext } from "../use-checkout";

/** Where and how the courier hands the order over: a usual instruction. What else is to be said stands in the order's note. */
export function InstructionFields() {
  const t = useTexts("ordering");
  const { register } = useFormContext<CheckoutFormValues>();
  return (
    <SelectField
      label={t("instruction.label")}
      {...register("instruction")}
      options={instructionChoices.map((choice) => ({
        value: choice,
        label: t(`instruction.${choice === "" ? "none" : choice}`),
      }))}
    />
  );
}

/** The chosen instruction by its name. */
export function InstructionName({ choice }: { readonly choice: Exclude<InstructionChoice, ""> }) {
  return <span>{useTexts("ordering")(`instruction.${choice}`)}</span>;
}

/** The note that a delivery is paid with in cash, so that the courier brings the change. */
export function ChangeField() {
  const t = useTexts("ordering");
  const money = useMoney();
  const { total, payment, digits, smallAmount, distance } = useCheckoutContext();
  const { register, formState, control } = useFormContext<CheckoutFormValues>();
  const [orderType, note] = useWatch({ control, name: ["order_type", "cash_note"] });
  if (orderType !== "delivery" || !isPaidInCash(payment.choice) || payment.problem !== null) return null;
  const result = changeForNote(note, total.total - payment.fromWallet, { digits, smallAmount });
  // A total without its delivery charge is not final yet.
  const change = "change" in result && !distance.pending ? result.change : 0;
  return (
    <TextField
      label={t("change.label")}
      inputMode="decimal"
      dir="ltr"
      enterKeyHint="done"
      maxLength={12}
      hint={change > 0 ? t("change.brings", { amount: money(toMajor(change, digits)) }) : t("change.hint")}
      error={formState.errors.cash_note?.message}
      {...register("cash_note")}
    />
  );
}
