import { useEffect, useRef } from "react";
import { maxOfflineAnswer, maxOfflineNote, type OfflineProblem } from "@/domain/offline-payment";
import type { OfflineMethod } from "@/platform/http/normalise/offline-payment";
import type { OfflineDetails } from "@/platform/http/offline-details";
import { useTexts } from "@/platform/i18n";
import { TextArea } from "@/ui/chakra/text-area";
import { TextField } from "@/ui/chakra/text-field";
import { offlineFormProblems } from "../offline-form";
import styles from "./offline-payment.module.css";

interface Props {
  readonly method: OfflineMethod;
  readonly value: OfflineDetails;
  /** How often it was sent with something wrong: from then on what is wrong is marked, and the first of it is gone to. */
  readonly refusals: number;
  readonly onChange: (value: OfflineDetails) => void;
}

/** Where the money of a payment outside of the app goes to, and what the shop needs to find it. */
export default function OfflineFields({ method, value, refusals, onChange }: Props) {
  const t = useTexts("offlinePayment");
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [refusals]);
  const problems = refusals > 0 ? offlineFormProblems(method, value) : null;
  const textOf = (problem: OfflineProblem | null | undefined) =>
    problem ? t(`problem.${problem}`) : undefined;
  return (
    <div className={styles.fields} ref={form}>
      {method.instructions ? (
        <p>
          <bdi>{method.instructions}</bdi>
        </p>
      ) : null}
      {method.details.length > 0 ? (
        <dl className={styles.details}>
          {method.details.map((detail) => (
            <div key={detail.name}>
              <dt>{detail.name}</dt>
              <dd>
                <bdi>{detail.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {method.fields.map((field) => (
        <TextField
          key={field.key}
          label={field.label}
          required={field.required}
          placeholder={field.placeholder || undefined}
          maxLength={maxOfflineAnswer}
          autoComplete="off"
          error={textOf(problems?.answers[field.key])}
          value={value.answers[field.key] ?? ""}
          onChange={({ target }) =>
            onChange({ ...value, answers: { ...value.answers, [field.key]: target.value } })
          }
        />
      ))}
      <TextArea
        label={t("note")}
        rows={2}
        maxLength={maxOfflineNote}
        error={textOf(problems?.note)}
        value={value.note}
        onChange={({ target }) => onChange({ ...value, note: target.value })}
      />
    </div>
  );
}
