import { useState } from "react";
import type { OwnerProof } from "@/contract/calls/passkeys";
import { CodeField, PasswordField, ResendButton, resendDelayMs, waitForCode } from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { errorText, showError } from "@/stores/show-error";
import { showInfo } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { sendOwnerCode } from "../api/owner-code";
import { confirmPasskeyOptions, passkeysQuery } from "../api/passkeys";
import { askForPasskey } from "../ask-authenticator";
import { passkeysWork } from "../passkey-support";
import type { OwnerProofState } from "../use-owner-proof";
import styles from "./passkeys.module.css";

interface Props {
  readonly proof: OwnerProofState;
  /** Called with the proof once a passkey has confirmed. */
  readonly onPasskey: (proof: OwnerProof) => Promise<void>;
}

/** The password, or a code for accounts without one; owners of a passkey may use that instead. */
export function OwnerProofFields({ proof, onPasskey }: Props) {
  const t = useTexts("passkeys");
  const { asksPassword, asksCode, sentTo, problem } = proof;
  const config = useConfig();
  const works = passkeysWork(config);
  const { data } = useQuery({ ...passkeysQuery(useAccountKey()), enabled: works });
  const [busy, setBusy] = useState(false);
  if (!asksPassword && !asksCode) return null;

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  const send = async () => {
    try {
      proof.setSentTo(await sendOwnerCode());
      proof.setProblem(undefined);
    } catch (error) {
      const waitMs = waitForCode(error);
      if (waitMs === null) proof.setProblem(errorText(error));
      // A code is on its way already, so the field for it is shown.
      else proof.setSentTo(proof.codeMedium(), Date.now() + waitMs - resendDelayMs);
    }
  };
  const confirm = async () => {
    const outcome = await askForPasskey(await confirmPasskeyOptions());
    if (outcome.kind === "credential") await onPasskey({ passkey: outcome.credential });
    else showInfo(t("proof.canceled"));
  };

  return (
    <div className={styles.form}>
      {asksPassword ? (
        <PasswordField
          label={t("proof.password")}
          autoComplete="current-password"
          error={problem}
          value={proof.password}
          onChange={(event) => proof.setPassword(event.target.value)}
        />
      ) : (
        <>
          <p role="status">
            {t(sentTo === null ? "proof.text" : sentTo === "phone" ? "proof.sentPhone" : "proof.sentEmail")}
          </p>
          {sentTo === null ? (
            <div>
              <Button variant="soft" loading={busy} onClick={() => void run(send)}>
                {t("proof.sendCode")}
              </Button>
            </div>
          ) : (
            <>
              <CodeField value={proof.code} onValueChange={proof.setCode} />
              {config?.demo_otp ? <DemoCode code={config.demo_otp} /> : null}
              <ResendButton
                sentAt={proof.sentAt}
                onResend={async () => proof.setSentTo(await sendOwnerCode())}
              />
            </>
          )}
          <p className={styles.error} aria-live="polite">
            {problem}
          </p>
        </>
      )}
      {works && (data?.length ?? 0) > 0 ? (
        <div>
          <Button variant="ghost" size="sm" loading={busy} onClick={() => void run(confirm)}>
            {t("proof.usePasskey")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function DemoCode({ code }: { readonly code: string }) {
  const t = useTexts("account");
  return <p className={styles.hint}>{t("code.demo", { code })}</p>;
}
