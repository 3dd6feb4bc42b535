/** A shopper's instructions for the courier. */
import { changeFor, type NoteProblem } from "@/domain/cash-change";
import { type Minor, toMinor } from "@/domain/money";
import { readAmount } from "@/platform/format/read-amount";
import type { Translate } from "@/platform/i18n";
import type { CheckoutFormValues } from "./checkout-form-schema";

/** The chosen instruction in the shopper's language; "" for none. */
export const deliveryInstruction = (
  { instruction }: Pick<CheckoutFormValues, "instruction">,
  t: Translate<"ordering">,
): string => (instruction === "" ? "" : t(`instruction.${instruction}`));

/** The change to bring for the note that was typed, minor units; 0 for none. `cash` is what is paid in cash. */
export function changeForNote(
  note: string,
  cash: Minor,
  { digits, smallAmount }: { digits: number; smallAmount: Minor },
): { readonly change: Minor } | { readonly problem: NoteProblem | "unreadable" } {
  if (note.trim() === "") return { change: 0 };
  const amount = readAmount(note);
  return amount === null ? { problem: "unreadable" } : changeFor(toMinor(amount, digits), cash, smallAmount);
}
