import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { object, string } from "yup";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { TextArea } from "@/ui/chakra/text-area";
import { useTexts } from "../texts/texts";
import styles from "./dialogs.module.css";

const ready = ["soldOut", "busy", "closing", "far"] as const;
type Reason = (typeof ready)[number] | "own";
/** By the contract. */
const maxLength = 300;

interface Props {
  readonly open: boolean;
  readonly number: number;
  readonly onClose: () => void;
  readonly onRefuse: (reason: string) => void;
}

/** Asks why, and once more: its customer reads the reason. */
export function RefuseDialog(props: Props) {
  const t = useTexts();
  const { open, number, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("refuse.title", { number })}
      closeLabel={t("app.close")}
      width="32rem"
    >
      <RefuseForm {...props} />
    </Dialog>
  );
}

function RefuseForm({ onClose, onRefuse }: Props) {
  const t = useTexts();
  const rules = useMemo(
    () =>
      object({
        reason: string<Reason>().required(),
        words: string()
          .trim()
          .default("")
          .when("reason", {
            is: "own",
            // biome-ignore lint/suspicious/noThenProperty: the name is yup's.
            then: (words) => words.required(t("refuse.missing")).max(maxLength, t("refuse.missing")),
          }),
      }),
    [t],
  );
  const { control, register, handleSubmit, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { reason: "soldOut" as Reason, words: "" },
  });
  const chosen = useWatch({ control, name: "reason" });
  const submit = handleSubmit(({ reason, words }) => {
    onRefuse(reason === "own" ? words : t(`refuse.${reason}`));
    onClose();
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t("refuse.text")}</p>
      <Controller
        control={control}
        name="reason"
        render={({ field }) => (
          <RadioCards<Reason>
            legend={t("refuse.reasons")}
            value={field.value}
            onValueChange={field.onChange}
            options={[...ready, "own" as const].map((reason) => ({
              value: reason,
              label: t(`refuse.${reason}`),
            }))}
          />
        )}
      />
      {chosen === "own" ? (
        <TextArea
          {...register("words")}
          label={t("refuse.own")}
          labelHidden
          maxLength={maxLength}
          error={formState.errors.words?.message}
        />
      ) : null}
      <div className={styles.row}>
        <Button variant="outline" size="lg" wide onClick={onClose} data-autofocus="">
          {t("refuse.keep")}
        </Button>
        <Button type="submit" variant="danger" size="lg" wide>
          {t("refuse.confirm")}
        </Button>
      </div>
    </form>
  );
}
