import type { Config } from "@/contract";
import { smallAmountOf } from "@/domain/currencies/amount-steps";
import { tipOf } from "@/domain/tip-limit";
import { serverNow } from "@/platform/connectivity";
import { useClock, useMoney } from "@/platform/format";
import { zoneMark } from "@/platform/format/zone-mark";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import type { ParcelValues } from "@/stores/parcel-draft";
import { TextArea } from "@/ui/kit/text-area";
import { Card } from "@/ui/window/card";
import { SegmentedControl } from "@/ui/window/segmented-control";
import { SelectField } from "@/ui/window/select-field";
import { TextField } from "@/ui/window/text-field";
import { parcelInstructionsQuery } from "../api/get-parcel-instructions";
import { collectedAt } from "../collected-at";
import styles from "./parcel-form.module.css";

/** Tips that are offered, in small amounts of the currency. */
const tips = [0, 1, 2, 5] as const;

interface Props {
  readonly values: ParcelValues;
  readonly config: Config;
  readonly onChange: (changes: Partial<ParcelValues>) => void;
  readonly timeError: string | undefined;
}

/** When it is collected, what the courier is told, and the tip. */
export function ParcelExtras({ values, config, onChange, timeError }: Props) {
  const t = useTexts("parcels");
  const money = useMoney();
  const { timeZone } = useClock();
  const zone = zoneMark(collectedAt(values.collectAt, timeZone) ?? serverNow(), timeZone).trim();
  const { data: instructions = [] } = useQuery(parcelInstructionsQuery(currentLanguage()));
  const offered = tips.map((tip) => tipOf(tip, smallAmountOf(config)));
  return (
    <Card as="section" aria-label={t("extras.title")}>
      <div className={styles.fields}>
        <h2 className={styles.subtitle}>{t("extras.title")}</h2>
        {instructions.length > 0 ? (
          <SelectField
            label={t("extras.instruction")}
            value={values.instruction}
            onChange={({ target }) => onChange({ instruction: target.value })}
            options={[
              { value: "", label: t("extras.noInstruction") },
              ...instructions.map((words) => ({ value: words, label: words })),
            ]}
          />
        ) : null}
        <TextArea
          label={t("extras.note")}
          maxLength={1000}
          value={values.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        {config.schedule_order ? (
          <TextField
            type="datetime-local"
            label={t("extras.time")}
            hint={[t("extras.timeHint"), ...(zone === "" ? [] : [t("extras.timeZone", { zone })])].join(" ")}
            error={timeError}
            value={values.collectAt}
            onChange={({ target }) => onChange({ collectAt: target.value })}
          />
        ) : null}
        {config.dm_tips_status === 1 ? (
          <div className={styles.way}>
            <span>{t("extras.tip")}</span>
            <SegmentedControl
              legend={t("extras.tip")}
              wide
              value={String(values.tip)}
              onValueChange={(tip) => onChange({ tip: Number(tip) })}
              segments={offered.map((tip) => ({
                value: String(tip),
                label: tip === 0 ? t("extras.noTip") : money(tip),
              }))}
            />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
