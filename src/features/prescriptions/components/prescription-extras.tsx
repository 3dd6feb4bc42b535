import type { Config } from "@/contract";
import type { OrderKind } from "@/domain/order-kinds";
import { TipChoice } from "@/features/order-form";
import { useTexts } from "@/platform/i18n";
import type { PrescriptionValues } from "@/stores/prescription-draft";
import { TextArea } from "@/ui/chakra/text-area";
import { Card } from "@/ui/plain/card";
import styles from "./prescription-form.module.css";

interface Props {
  readonly values: PrescriptionValues;
  readonly config: Config;
  readonly kind: OrderKind;
  readonly onChange: (changes: Partial<PrescriptionValues>) => void;
}

/** Words for the pharmacy, and the courier's tip. */
export function PrescriptionExtras({ values, config, kind, onChange }: Props) {
  const t = useTexts("prescriptions");
  return (
    <Card>
      <div className={styles.fields}>
        <TextArea
          label={t("note.label")}
          hint={t("note.hint")}
          maxLength={1000}
          value={values.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        {kind === "delivery" ? <TipChoice {...{ config, onChange }} tip={values.tip} /> : null}
      </div>
    </Card>
  );
}
