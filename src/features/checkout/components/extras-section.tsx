import { useFormContext } from "react-hook-form";
import type { Config, StoreDetails } from "@/contract";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { TextArea } from "@/ui/kit/text-area";
import { Card } from "@/ui/window/card";
import { Checkbox } from "@/ui/window/checkbox";
import { FilterChip } from "@/ui/window/chip";
import { SelectField } from "@/ui/window/select-field";
import type { CheckoutFormValues } from "../checkout-form-schema";
import styles from "./sections.module.css";

interface Props {
  store: StoreDetails;
  config: Config;
  delivery: boolean;
  /** Major units. */
  tip: number;
  onTip: (tip: number) => void;
  packaging: boolean;
  onPackaging: (wanted: boolean) => void;
  cutlery: boolean;
  onCutlery: (wanted: boolean) => void;
  substitution: string;
  onSubstitution: (wish: string) => void;
}

/** Offered tips, major units. */
const tips = [0, 1, 2, 3, 5];

/** Tip, note and the small wishes that the store can fulfil. */
export function ExtrasSection(props: Props) {
  const { store, config } = props;
  const t = useTexts("checkout");
  const money = useMoney();
  const { register } = useFormContext<CheckoutFormValues>();
  return (
    <Card as="section" aria-labelledby="extras">
      <h2 id="extras" className={styles.title}>
        {t("extras.title")}
      </h2>
      <div className={styles.fields}>
        {props.delivery && config.dm_tips_status === 1 ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t("extras.tip")}</legend>
            <div className={styles.chips}>
              {tips.map((tip) => (
                <FilterChip key={tip} selected={props.tip === tip} onClick={() => props.onTip(tip)}>
                  {tip === 0 ? t("extras.noTip") : money(tip)}
                </FilterChip>
              ))}
            </div>
          </fieldset>
        ) : null}
        {store.module_type === "food" && store.cutlery ? (
          <Checkbox
            label={t("extras.cutlery")}
            hint={t("extras.cutleryHint")}
            checked={props.cutlery}
            onChange={(event) => props.onCutlery(event.target.checked)}
          />
        ) : null}
        {store.extra_packaging_status && store.extra_packaging_amount > 0 ? (
          <Checkbox
            label={t("extras.packaging")}
            endSlot={money(store.extra_packaging_amount)}
            checked={props.packaging}
            onChange={(event) => props.onPackaging(event.target.checked)}
          />
        ) : null}
        {store.module_type === "grocery" || store.module_type === "pharmacy" ? (
          <SelectField
            label={t("extras.unavailable")}
            value={props.substitution}
            onChange={(event) => props.onSubstitution(event.target.value)}
            options={[
              { value: "", label: t("extras.unavailableDefault") },
              { value: t("extras.replace"), label: t("extras.replace") },
              { value: t("extras.callMe"), label: t("extras.callMe") },
              { value: t("extras.leaveOut"), label: t("extras.leaveOut") },
            ]}
          />
        ) : null}
        <TextArea label={t("extras.note")} rows={2} maxLength={1000} {...register("order_note")} />
      </div>
    </Card>
  );
}
