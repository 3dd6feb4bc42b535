import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, string } from "yup";
import type { BoardOrderDetails } from "@/contract/calls/board-orders";
import { readAmount } from "@/platform/format/read-amount";
import { Button as KitButton } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { TextArea } from "@/ui/chakra/text-area";
import { TextField } from "@/ui/chakra/text-field";
import { Button } from "@/ui/plain/button";
import { giveRefund, useDecides } from "../refunds/refunds";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./dialogs.module.css";
import { failureText } from "./failure-text";

/** By the contract. */
const maxLength = 500;

interface Props {
  readonly details: Pick<BoardOrderDetails, "id" | "refundable">;
}

/** Money back that nobody asked for: guests cannot. Nothing for orders and people that it is not for. */
export function GiveRefund({ details: { id, refundable } }: Props) {
  const t = useTexts();
  const decides = useDecides();
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  if (result !== null) return <p role="status">{result}</p>;
  if (refundable === null || !decides) return null;
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        {t("refund.approve")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("refund.approveTitle", { number: id })}
        closeLabel={t("app.close")}
        width="28rem"
      >
        <GiveForm id={id} most={refundable} onClose={() => setOpen(false)} onDone={setResult} />
      </Dialog>
    </>
  );
}

interface FormProps {
  readonly id: number;
  /** Major units. */
  readonly most: number;
  readonly onClose: () => void;
  /** What became of it. */
  readonly onDone: (text: string) => void;
}

function GiveForm({ id, most, onClose, onDone }: FormProps) {
  const t = useTexts();
  const { money } = useFormats();
  const digits = useSession(({ me }) => me?.shop.digits ?? 2);
  const [error, setError] = useState<unknown>(null);
  const rules = useMemo(() => {
    const wrong = t("refund.amountWrong", { amount: money(most) });
    const missing = t("decide.reasonMissing");
    const isRight = (typed: string) => {
      const amount = readAmount(typed, digits);
      return amount !== null && amount > 0 && amount <= most;
    };
    return object({
      amount: string().default("").test("amount", wrong, isRight),
      reason: string().trim().default("").required(missing).max(maxLength, missing),
    });
  }, [t, money, digits, most]);
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { amount: most.toFixed(digits), reason: "" },
  });
  const submit = handleSubmit(async ({ amount: typed, reason }) => {
    setError(null);
    try {
      const given = await giveRefund(id, readAmount(typed, digits) ?? 0, reason);
      onDone(t(`refund.${given.returned_to}`, { amount: money(given.amount) }));
    } catch (failure) {
      setError(failure);
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t("refund.giveText", { amount: money(most) })}</p>
      <TextField
        {...register("amount")}
        label={t("refund.amount")}
        size="lg"
        inputMode="decimal"
        autoComplete="off"
        error={formState.errors.amount?.message}
      />
      <TextArea
        {...register("reason")}
        label={t("refund.giveReason")}
        maxLength={maxLength}
        error={formState.errors.reason?.message}
      />
      {error === null ? null : (
        <p className={styles.danger} role="alert">
          {failureText(error, t)}
        </p>
      )}
      <div className={styles.row}>
        <KitButton variant="outline" size="lg" wide onClick={onClose}>
          {t("app.cancel")}
        </KitButton>
        <KitButton type="submit" size="lg" wide loading={formState.isSubmitting}>
          {t("refund.approveConfirm")}
        </KitButton>
      </div>
    </form>
  );
}
