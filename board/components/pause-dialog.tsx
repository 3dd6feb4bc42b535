import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { object, string } from "yup";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { TextArea } from "@/ui/chakra/text-area";
import { classNames } from "@/ui/class-names";
import type { Pause } from "../items/switches";
import { useTexts } from "../texts/texts";
import styles from "./dialogs.module.css";

const lengths = ["20", "40", "closing"] as const;
type Length = (typeof lengths)[number];
const reasons = ["busy", "broken", "none", "own"] as const;
type Reason = (typeof reasons)[number];
/** By the contract. */
const maxLength = 200;

interface Props {
  readonly open: boolean;
  readonly name: string;
  readonly onClose: () => void;
  readonly onPause: (pause: Pause) => void;
}

/** Asks for how long a store takes no orders, and why. */
export function PauseDialog(props: Props) {
  const t = useTexts();
  const { open, name, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("pause.title", { name })}
      closeLabel={t("app.close")}
      width="32rem"
    >
      <PauseForm {...props} />
    </Dialog>
  );
}

function PauseForm({ onClose, onPause }: Props) {
  const t = useTexts();
  const rules = useMemo(
    () =>
      object({
        length: string<Length>().required(),
        reason: string<Reason>().required(),
        words: string()
          .trim()
          .default("")
          .when("reason", {
            is: "own",
            // biome-ignore lint/suspicious/noThenProperty: the name is yup's.
            then: (words) => words.required(t("pause.missing")).max(maxLength, t("pause.missing")),
          }),
      }),
    [t],
  );
  const { control, register, handleSubmit, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { length: "20" as Length, reason: "busy" as Reason, words: "" },
  });
  const chosen = useWatch({ control, name: "reason" });
  const submit = handleSubmit(({ length, reason, words }) => {
    const texts = { busy: t("pause.busy"), broken: t("pause.broken"), none: null, own: words };
    onPause({
      ...(length === "closing" ? { minutes: 0, until_closing: true } : { minutes: Number(length) }),
      reason: texts[reason],
    });
    onClose();
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={classNames(styles.part, styles.lengths)}>
        <p className={styles.label}>{t("pause.length")}</p>
        <Controller
          control={control}
          name="length"
          render={({ field }) => (
            <SegmentedControl<Length>
              legend={t("pause.length")}
              look="chips"
              value={field.value}
              onValueChange={field.onChange}
              segments={lengths.map((length) => ({
                value: length,
                label:
                  length === "closing"
                    ? t("pause.untilClosing")
                    : t("pause.minutes", { count: Number(length) }),
              }))}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="reason"
        render={({ field }) => (
          <RadioCards<Reason>
            legend={t("pause.reasons")}
            value={field.value}
            onValueChange={field.onChange}
            options={reasons.map((reason) => ({ value: reason, label: t(`pause.${reason}`) }))}
          />
        )}
      />
      {chosen === "own" ? (
        <TextArea
          {...register("words")}
          label={t("pause.own")}
          labelHidden
          maxLength={maxLength}
          error={formState.errors.words?.message}
        />
      ) : null}
      <div className={styles.row}>
        <Button variant="outline" size="lg" wide onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" size="lg" wide>
          {t("pause.confirm")}
        </Button>
      </div>
    </form>
  );
}
