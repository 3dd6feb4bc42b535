/** What lies below the first fields of a phone and is rendered after them, in a file of its own. */
import { ExtrasSection } from "./extras-section";
import { PaymentSection } from "./payment-section";

export { OrderSummary } from "./order-summary";
export { PlaceBar } from "./place-button";

export function MoreSections() {
  return (
    <>
      <ExtrasSection />
      <PaymentSection />
    </>
  );
}
