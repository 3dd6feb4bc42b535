import { useFormContext, useWatch } from "react-hook-form";
import { CollectPlace } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { SkeletonText } from "@/ui/plain/skeleton";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import styles from "./sections.module.css";

/** The place where the order is collected. Hidden for deliveries. */
export function CollectSection() {
  const { store } = useCheckoutContext();
  const t = useTexts("checkout");
  const { control } = useFormContext<CheckoutFormValues>();
  if (useWatch({ control, name: "order_type" }) !== "take_away") return null;
  return (
    <Card as="section" aria-labelledby="collect-place">
      <div className={styles.head}>
        <h2 id="collect-place" className={styles.title}>
          {t("collect.title")}
        </h2>
      </div>
      <Suspense fallback={<SkeletonText lines={3} />}>
        <CollectPlace store={store} />
      </Suspense>
    </Card>
  );
}
