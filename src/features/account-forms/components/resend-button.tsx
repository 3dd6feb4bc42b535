import { useEffect, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { showError } from "@/stores/show-error";
import { Button } from "@/ui/chakra/button";
import { waitForCode } from "../wait-for-code";
import styles from "./account-forms.module.css";

/** The specification's pause before another code may be requested, ms. */
export const resendDelayMs = 60_000;

interface Props {
  readonly onResend: () => Promise<void>;
  /** When the last code was sent, epoch ms; now by default. */
  readonly sentAt?: number | undefined;
}

/** Counts down, then requests another code and starts again. */
export function ResendButton({ onResend, sentAt }: Props) {
  const t = useTexts("account");
  const [until, setUntil] = useState(() => (sentAt ?? Date.now()) + resendDelayMs);
  const [left, setLeft] = useState(() => until - Date.now());
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const count = () => setLeft(Math.max(0, until - Date.now()));
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [until]);

  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
      setUntil(Date.now() + resendDelayMs);
    } catch (error) {
      // One was sent a moment ago, as by another tab: the button says how long to wait.
      const waitMs = waitForCode(error);
      if (waitMs === null) showError(error);
      else setUntil(Date.now() + waitMs);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.resend}>
      <span>{t("code.missing")}</span>
      <Button variant="ghost" size="sm" disabled={left > 0} loading={busy} onClick={() => void resend()}>
        <span className={styles.waiting}>
          {left > 0 ? t("code.resendIn", { seconds: Math.ceil(left / 1_000) }) : t("code.resend")}
        </span>
      </Button>
    </div>
  );
}
