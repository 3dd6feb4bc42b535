/** The part below the first fields of a phone, rendered after them, and the steps after a press, in a file of its own. */
import { useEffect } from "react";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { loadOrderParts } from "../load-order-parts";
import { useCheckoutContext } from "../use-checkout";
import { ExtrasSection } from "./extras-section";
import { PaymentSection } from "./payment-section";
import styles from "./sections.module.css";
import { TipSection } from "./tip-section";

export { AccountOption } from "./account-option";
export { OrderSummary } from "./order-summary";
export { PlaceBar } from "./place-button";
export { PlacingPanel } from "./placing-panel";
export { TimeFields } from "./time-fields";
export { loadOrderParts };

const PrescriptionSection = lazy(() =>
  import("../prescription/prescription-section").then(({ PrescriptionSection }) => ({
    default: PrescriptionSection,
  })),
);

export function MoreSections() {
  const { needsPrescription, orderType, config } = useCheckoutContext();
  useEffect(() => void loadOrderParts(), []);
  return (
    <>
      {needsPrescription ? (
        <Suspense>
          <PrescriptionSection />
        </Suspense>
      ) : null}
      <Card className={styles.rows}>
        <PaymentSection />
        {orderType === "delivery" && config.dm_tips_status === 1 ? <TipSection /> : null}
        <ExtrasSection />
      </Card>
    </>
  );
}
