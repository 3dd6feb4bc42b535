import { useFormContext, useWatch } from "react-hook-form";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { TextArea } from "@/ui/chakra/text-area";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { InstructionFields, SubstitutionFields, TipField } from "./courier-parts";
import { FormCheckbox } from "./form-checkbox";
import styles from "./sections.module.css";

/** Tip, note and what else the store offers. */
export function ExtrasSection() {
  const { store, config } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  const { register, control } = useFormContext<CheckoutFormValues>();
  const orderType = useWatch({ control, name: "order_type" });
  return (
    <Card as="section" aria-labelledby="extras">
      <h2 id="extras" className={styles.title}>
        {t("extras.title")}
      </h2>
      <div className={styles.fields}>
        {orderType === "delivery" && config.dm_tips_status === 1 ? (
          <Suspense>
            <TipField />
          </Suspense>
        ) : null}
        {orderType === "delivery" ? (
          <Suspense>
            <InstructionFields />
          </Suspense>
        ) : null}
        {store.module_type === "food" && store.cutlery ? (
          <FormCheckbox name="cutlery" label={t("extras.cutlery")} hint={t("extras.cutleryHint")} />
        ) : null}
        {store.extra_packaging_status && store.extra_packaging_amount > 0 ? (
          <FormCheckbox
            name="packaging"
            label={t("extras.packaging")}
            endSlot={money(store.extra_packaging_amount)}
          />
        ) : null}
        {store.module_type === "grocery" || store.module_type === "pharmacy" ? (
          <Suspense>
            <SubstitutionFields />
          </Suspense>
        ) : null}
        <TextArea label={t("extras.note")} rows={2} maxLength={1000} {...register("order_note")} />
      </div>
    </Card>
  );
}
