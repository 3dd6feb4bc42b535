import { type FormEvent, useState } from "react";
import { CodeField, codeLength, ResendButton, useTypedCode } from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/chakra/button";
import { checkFirebaseResetCode } from "../api/firebase-code";
import { checkResetCode, type ResetTarget, requestResetCode } from "../api/reset-password";
import { sendFirebaseCode } from "../send-firebase-code";
import styles from "./auth.module.css";

interface Props {
  target: ResetTarget;
  sessionInfo: string | null;
  sentAt: number;
  /** It is to go elsewhere. */
  onOther: () => void;
  onResent: (sessionInfo: string | null) => void;
  onDone: (code: string) => void;
}

/** Takes the code that was sent, or requests another one. */
export function ResetCodeStep({ target, sessionInfo, sentAt, onOther, onResent, onDone }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const config = useConfig();
  const { code, problem, type: setCode, refuse } = useTypedCode();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < codeLength) return;
    setBusy(true);
    try {
      if (sessionInfo === null) await checkResetCode(target, code);
      else await checkFirebaseResetCode({ sessionInfo, phone: target.value, code });
      onDone(code);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.small}>
        {t(target.method === "phone" ? "code.sentPhone" : "code.sentEmail")} <bdi>{target.value}</bdi>
      </p>
      <CodeField value={code} onValueChange={setCode} error={problem} />
      {config?.demo_otp ? <p className={styles.small}>{t("code.demo", { code: config.demo_otp })}</p> : null}
      <Button
        type="submit"
        size="lg"
        wide
        disabled={code.length < codeLength}
        loading={busy}
        loadingLabel={shell("app.loading")}
      >
        {t("code.verify")}
      </Button>
      <ResendButton
        sentAt={sentAt}
        onResend={async () => {
          if (sessionInfo === null) await requestResetCode(target);
          onResent(sessionInfo === null ? null : await sendFirebaseCode(target.value));
        }}
      />
      <p className={styles.change}>
        <button type="button" className={styles.link} onClick={onOther}>
          {t("reset.other")}
        </button>
      </p>
    </form>
  );
}
