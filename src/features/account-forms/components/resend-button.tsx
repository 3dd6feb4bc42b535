import { useEffect, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { showError } from "@/stores/show-error";
import { Button } from "@/ui/kit/button";
import styles from "./account-forms.module.css";

/** Another code may be asked for after this time, ms, by the specification. */
export const resendDelayMs = 60_000;

/** Counts down, then asks for another code and starts anew. */
export function ResendButton({ onResend }: { readonly onResend: () => Promise<void> }) {
  const t = useTexts("account");
  const [until, setUntil] = useState(() => Date.now() + resendDelayMs);
  const [left, setLeft] = useState(resendDelayMs);
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
      showError(error);
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
