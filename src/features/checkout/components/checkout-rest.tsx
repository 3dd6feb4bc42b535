/** What lies below the first fields of a phone and is rendered after them, in a file of its own. */
import { useCheckoutContext } from "../use-checkout";
import { ExtrasSection } from "./extras-section";
import { PaymentSection } from "./payment-section";

export { OrderSummary } from "./order-summary";

export function MoreSections() {
  const { cashProblem } = useCheckoutContext();
  return (
    <>
      <ExtrasSection />
      <PaymentSection problem={cashProblem} />
    </>
  );
}
