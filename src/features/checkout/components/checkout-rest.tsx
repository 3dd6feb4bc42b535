/** The part below the first fields of a phone, rendered after them, and the steps after a press, in a file of its own. */
import { useEffect } from "react";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { loadOrderParts } from "../load-order-parts";
import { useCheckoutContext } from "../use-checkout";
import { ExtrasSection } from "./extras-section";
import { PaymentSection } from "./payment-section";

export { AccountOption } from "./account-option";
export { OrderSummary } from "./order-summary";
export { PlaceBar } from "./place-button";
export { PlacingPanel } from "./placing-panel";
export { loadOrderParts };

const PrescriptionSection = lazy(() =>
  import("../prescription/prescription-section").then(({ PrescriptionSection }) => ({
    default: PrescriptionSection,
  })),
);

export function MoreSections() {
  const { needsPrescription } = useCheckoutContext();
  useEffect(() => void loadOrderParts(), []);
  return (
    <>
      {needsPrescription ? (
        <Suspense>
          <PrescriptionSection />
        </Suspense>
      ) : null}
      <ExtrasSection />
      <PaymentSection />
    </>
  );
}
