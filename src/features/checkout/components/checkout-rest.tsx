/** What lies below the first fields of a phone and is rendered after them, and what follows a press, in a file of its own. */
import { ExtrasSection } from "./extras-section";
import { PaymentSection } from "./payment-section";

export { OrderSummary } from "./order-summary";
export { PlaceBar } from "./place-button";
export { PlacingPanel } from "./placing-panel";

export function MoreSections() {
  return (
    <>
      <ExtrasSection />
      <PaymentSection />
    </>
  );
}
