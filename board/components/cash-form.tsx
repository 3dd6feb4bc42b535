import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { object, string } from "yup";
import { readAmount } from "@/platform/format/read-amount";
import { randomUuid } from "@/platform/random-uuid";
import { Button } from "@/ui/plain/button";
import { TextField } from "@/ui/plain/text-field";
import { type BoardCourier, handInCash } from "../couriers/couriers";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./couriers.module.css";
import { failureText } from "./failure-text";

interface Props {
  readonly courier: BoardCourier;
  readonly onCancel: () => void;
  readonly onDone: (amount: number) => void;
  /** Another sum is theirs by now. */
  readonly onChanged: () => void;
}

/** Cash is counted and typed, not taken over from the screen: two who count the same sum is the point of it. */
export function CashForm({ courier, onCancel, onDone, onChanged }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  const digits = useSession(({ me }) => me?.shop.digits ?? 2);
  const [error, setError] = useState<unknown>(null);
  /** A sum that is sent again after a lost answer is handed in once. */
  const last = useRef({ amount: -1, key: "" });
  const { cash } = courier;
  const rules = useMemo(
    () =>
      object({
        amount: string()
          .default("")
          .test("amount", t("couriers.countWrong"), (typed) => readAmount(typed, digits) !== null)
          .test("same", t("couriers.countOther", { amount: money(cash) }), (typed) => {
            const amount = readAmount(typed, digits);
            return amount === null || amount === cash;
          }),
      }),
    [t, money, digits, cash],
  );
  const { register, handleSubmit, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { amount: "" },
  });
  const submit = handleSubmit(async ({ amount: typed }) => {
    const amount = readAmount(typed, digits) ?? 0;
    if (last.current.amount !== amount) last.current = { amount, key: randomUuid() };
    setError(null);
    try {
      await handInCash(courier.id, amount, last.current.key);
      onDone(amount);
    } catch (failure) {
      setError(failure);
      onChanged();
    }
  });
  return (
    <form className={styles.cash} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...register("amount")}
        label={t("couriers.counted")}
        size="lg"
        inputMode="decimal"
        autoComplete="off"
        error={formState.errors.amount?.message}
      />
      {error === null ? null : <p role="alert">{failureText(error, t)}</p>}
      <div className={styles.presses}>
        <Button variant="outline" size="lg" onClick={onCancel}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" size="lg" loading={formState.isSubmitting}>
          {t("couriers.handIn")}
        </Button>
      </div>
    </form>
  );
}
