import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { OutboxProblem } from "@/platform/outbox";
import type { CheckoutFormValues } from "./checkout-form-schema";

/** Fields that a server's refusal may name. */
const refusable = [
  "address",
  "contact_person_name",
  "contact_person_number",
  "contact_person_email",
] as const satisfies (keyof CheckoutFormValues)[];

/** Marks the field that the server refused, in its words, and goes to it once the shopper is back in the form. */
export function useRefusedField(
  { setError, setFocus }: UseFormReturn<CheckoutFormValues>,
  refusal: OutboxProblem | null,
): void {
  const name = refusable.find((field) => field === refusal?.code);
  const message = refusal?.message;
  useEffect(() => {
    if (name === undefined) return;
    setError(name, { message });
    return () => setFocus(name);
  }, [name, message, setError, setFocus]);
}
