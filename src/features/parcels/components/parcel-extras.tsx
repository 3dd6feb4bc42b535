import type { Config } from "@/contract";
import { FormSection, TipChoice } from "@/features/order-form";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { timeZoneMark } from "@/platform/format/time-zone-mark";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import type { ParcelValues } from "@/stores/parcel-draft";
import { TextArea } from "@/ui/chakra/text-area";
import { SelectField } from "@/ui/plain/select-field";
import { TextField } from "@/ui/plain/text-field";
import { parcelInstructionsQuery } from "../api/get-parcel-instructions";
import { collectedAt } from "../collected-at";

interface Props {
  readonly values: ParcelValues;
  readonly config: Config;
  readonly onChange: (changes: Partial<ParcelValues>) => void;
  readonly timeError: string | undefined;
}

/** When it is collected, what the courier is told, and the tip. */
export function ParcelExtras({ values, config, onChange, timeError }: Props) {
  const t = useTexts("parcels");
  const { timeZone } = useClock();
  const zone = timeZoneMark(collectedAt(values.collectAt, timeZone) ?? serverNow(), timeZone).trim();
  const { data: instructions = [] } = useQuery(parcelInstructionsQuery(currentLanguage()));
  return (
    <FormSection title={t("extras.title")}>
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
      <TipChoice {...{ config, onChange }} tip={values.tip} />
    </FormSection>
  );
}
