/** What keeps an order from being placed, part by part of the page, and where a press of the button leads. */
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

const focusable = "input:not(:disabled):not([type=hidden]), button:not(:disabled), a[href], select, textarea";

/** Scrolls to the first thing on the page that is wrong or missing and puts the focus there, once the page shows it. */
export function leadToMissing(form: HTMLElement): void {
  // The fields show their problems in the next frame.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const first = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing]');
      if (!first) return;
      const mends =
        first.querySelector<HTMLElement>("[data-mends]") ?? first.querySelector<HTMLElement>(focusable);
      const target = first.matches("[data-missing]") ? (mends ?? first) : first;
      const smooth = !matchMedia("(prefers-reduced-motion: reduce)").matches;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "auto" });
    }),
  );
}
