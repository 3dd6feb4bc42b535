import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, string } from "yup";
import { Button } from "@/ui/chakra/button";
import { TextArea } from "@/ui/chakra/text-area";
import { useTexts } from "../../texts/texts";
import dialogs from "../dialogs.module.css";
import { failureText } from "../failure-text";

/** By the contract. */
const maxLength = 500;

interface Props {
  /** Who reads the words. */
  readonly text: string;
  readonly confirm: string;
  readonly onBack: () => void;
  /** Throws ApiError. */
  readonly onSend: (reason: string) => Promise<void>;
}

/** Asks why, and once more. */
export function ReasonForm({ text, confirm, onBack, onSend }: Props) {
  const t = useTexts();
  const [error, setError] = useState<unknown>(null);
  const rules = useMemo(() => {
    const missing = t("decide.reasonMissing");
    return object({ reason: string().trim().default("").required(missing).max(maxLength, missing) });
  }, [t]);
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { reason: "" },
  });
  const submit = handleSubmit(async ({ reason }) => {
    setError(null);
    await onSend(reason).catch(setError);
  });
  return (
    <form className={dialogs.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{text}</p>
      <TextArea
        {...register("reason")}
        label={t("refuse.reasons")}
        maxLength={maxLength}
        error={formState.errors.reason?.message}
      />
      {error === null ? null : (
        <p className={dialogs.danger} role="alert">
          {failureText(error, t)}
        </p>
      )}
      <div className={dialogs.row}>
        <Button variant="outline" size="lg" wide onClick={onBack}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" variant="danger" size="lg" wide loading={formState.isSubmitting}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
