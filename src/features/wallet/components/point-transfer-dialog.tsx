import { type FormEvent, useState } from "react";
import { latinDigits } from "@/domain/latin-digits";
import { type LoyaltyRules, pointTransferProblem, worthOfPoints } from "@/domain/loyalty-points";
import { toMajor } from "@/domain/money";
import { useDigits, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { closeOverlay } from "@/stores/overlay";
import { showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { TextField } from "@/ui/chakra/text-field";
import type { PointTransfer } from "../use-point-transfer";
import styles from "./wallet.module.css";

/** Asks how many points are to become money in the wallet, says how much it is, and exchanges them. */
export function PointTransferDialog({
  open,
  rules,
  points,
  transfer: { busy, transfer },
}: {
  readonly open: boolean;
  readonly rules: LoyaltyRules;
  /** The customer's points. */
  readonly points: number;
  readonly transfer: PointTransfer;
}) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const money = useMoney();
  const digits = useDigits();
  const [typed, setTyped] = useState(String(points));
  const [error, setError] = useState<string | undefined>();
  const digitsTyped = latinDigits(typed).trim();
  const count = /^\d{1,9}$/.test(digitsTyped) ? Number(digitsTyped) : 0;
  const isPossible = pointTransferProblem(count, points, rules, digits) === null;
  const worth = money(toMajor(worthOfPoints(count, rules, digits), digits));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = pointTransferProblem(count, points, rules, digits);
    if (problem !== null) {
      setError(
        problem === "short"
          ? t("loyalty.short", { points })
          : problem === "minimum"
            ? t("loyalty.minimum", { points: Math.max(1, rules.minimum) })
            : t("loyalty.worthless"),
      );
      return;
    }
    const failure = await transfer(count);
    if (failure !== null) {
      setError(failure);
      return;
    }
    showSuccess(t("loyalty.done"));
    closeOverlay();
  };

  return (
    <Dialog
      open={open}
      onClose={closeOverlay}
      title={t("loyalty.convert")}
      closeLabel={shell("app.close")}
      width="26rem"
    >
      <form className={styles.transfer} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t("loyalty.points")}
          hint={t("loyalty.have", { points })}
          error={error}
          inputMode="numeric"
          enterKeyHint="done"
          required
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
        <p className={styles.worth} aria-live="polite">
          {/* Nothing is promised of points that cannot be exchanged. */}
          {isPossible ? t("loyalty.get", { amount: worth }) : null}
        </p>
        <Button type="submit" wide size="lg" loading={busy} loadingLabel={shell("app.loading")}>
          {t("loyalty.submit")}
        </Button>
      </form>
    </Dialog>
  );
}
