import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { number, object, string } from "yup";
import type { BoardRefund } from "@/contract/calls/board-refunds";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { TextArea } from "@/ui/chakra/text-area";
import { TextField } from "@/ui/plain/text-field";
import { approveRefund, rejectRefund } from "../refunds/refunds";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./dialogs.module.css";
import { failureText } from "./failure-text";

/** By the contract. */
const maxLength = 1000;

interface Props {
  /** Null: closed. */
  readonly decision: "approve" | "reject" | null;
  readonly refund: BoardRefund;
  readonly onClose: () => void;
  /** What became of it. */
  readonly onDone: (text: string) => void;
}

/** Asks how much goes back, or what the customer reads, and once more. */
export function RefundDialog(props: Props) {
  const t = useTexts();
  const { decision, refund, onClose } = props;
  return (
    <Dialog
      open={decision !== null}
      onClose={onClose}
      title={t(decision === "reject" ? "refund.rejectTitle" : "refund.approveTitle", {
        number: refund.order_id,
      })}
      closeLabel={t("app.close")}
      width="28rem"
    >
      {decision === "approve" ? <ApproveForm {...props} /> : null}
      {decision === "reject" ? <RejectForm {...props} /> : null}
    </Dialog>
  );
}

function ApproveForm({ refund, onClose, onDone }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  const [error, setError] = useState<unknown>(null);
  const { amount: asked } = refund;
  const rules = useMemo(() => {
    const wrong = t("refund.amountWrong", { amount: money(asked) });
    return object({
      amount: number().typeError(wrong).required(wrong).moreThan(0, wrong).max(asked, wrong),
    });
  }, [t, money, asked]);
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { amount: asked },
  });
  const submit = handleSubmit(async ({ amount }) => {
    setError(null);
    try {
      const given = await approveRefund(refund.order_id, amount);
      onDone(t(`refund.${given.returned_to}`, { amount: money(given.amount) }));
    } catch (failure) {
      setError(failure);
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t("refund.approveText", { amount: money(asked) })}</p>
      <TextField
        {...register("amount")}
        label={t("refund.amount")}
        size="lg"
        inputMode="decimal"
        autoComplete="off"
        error={formState.errors.amount?.message}
      />
      {error === null ? null : <p role="alert">{failureText(error, t)}</p>}
      <div className={styles.row}>
        <Button variant="outline" size="lg" wide onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" size="lg" wide loading={formState.isSubmitting}>
          {t("refund.approveConfirm")}
        </Button>
      </div>
    </form>
  );
}

function RejectForm({ refund, onClose, onDone }: Props) {
  const t = useTexts();
  const [error, setError] = useState<unknown>(null);
  const rules = useMemo(
    () =>
      object({
        answer: string()
          .trim()
          .default("")
          .required(t("refund.answerMissing"))
          .max(maxLength, t("refund.answerMissing")),
      }),
    [t],
  );
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { answer: "" },
  });
  const submit = handleSubmit(async ({ answer }) => {
    setError(null);
    try {
      await rejectRefund(refund.order_id, answer);
      onDone(t("refund.rejected"));
    } catch (failure) {
      setError(failure);
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t("refund.rejectText")}</p>
      <TextArea
        {...register("answer")}
        label={t("refund.answer")}
        maxLength={maxLength}
        error={formState.errors.answer?.message}
      />
      {error === null ? null : <p role="alert">{failureText(error, t)}</p>}
      <div className={styles.row}>
        <Button variant="outline" size="lg" wide onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" variant="danger" size="lg" wide loading={formState.isSubmitting}>
          {t("refund.rejectConfirm")}
        </Button>
      </div>
    </form>
  );
}
