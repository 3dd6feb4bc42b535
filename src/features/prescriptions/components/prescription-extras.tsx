import type { Config } from "@/contract";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import type { PrescriptionValues } from "@/stores/prescription-draft";
import { TextArea } from "@/ui/kit/text-area";
import { Card } from "@/ui/window/card";
import { SegmentedControl } from "@/ui/window/segmented-control";
import styles from "./prescription-form.module.css";

/** Tips that are offered, major units. */
const tips = [0, 1, 2, 5] as const;

interface Props {
  readonly values: PrescriptionValues;
  readonly config: Config;
  readonly onChange: (changes: Partial<PrescriptionValues>) => void;
}

/** What the pharmacy is told, and the courier's tip. */
export function PrescriptionExtras({ values, config, onChange }: Props) {
  const t = useTexts("prescriptions");
  const parcels = useTexts("parcels");
  const money = useMoney();
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
        {config.dm_tips_status === 1 ? (
          <div className={styles.way}>
            <span>{parcels("extras.tip")}</span>
            <SegmentedControl
              legend={parcels("extras.tip")}
              wide
              value={String(values.tip)}
              onValueChange={(tip) => onChange({ tip: Number(tip) })}
              segments={tips.map((tip) => ({
                value: String(tip),
                label: tip === 0 ? parcels("extras.noTip") : money(tip),
              }))}
            />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
