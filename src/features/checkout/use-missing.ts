/** Obstacles to placing an order, part by part of the page. */
import { useFormState } from "react-hook-form";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { useCheckoutContext } from "./use-checkout";

export type CheckoutPart = "place" | "time" | "prescription" | "payment";

/** Whether nothing can be ordered because of this part. */
export function useIsBlocking(part: CheckoutPart): boolean {
  const { missingPlace, distance, times, prescriptionMissing, payment } = useCheckoutContext();
  switch (part) {
    case "place":
      return missingPlace || distance.failed;
    case "time":
      return times.impossible;
    case "prescription":
      return prescriptionMissing;
    case "payment":
      // Without the delivery charge the total says nothing of the ways of paying.
      return payment.problem !== null && !distance.pending;
  }
}

/** Whether the button was pressed although something is missing. */
export const useIsPressed = (): boolean => useFormState<CheckoutFormValues>().submitCount > 0;

/** For the element of a part: marks it once the button was pressed and the part is what is missing. */
export function useMissingMark(part: CheckoutPart): { "data-missing"?: ""; tabIndex?: -1 } {
  const [blocking, pressed] = [useIsBlocking(part), useIsPressed()];
  return blocking && pressed ? { "data-missing": "", tabIndex: -1 } : {};
}
