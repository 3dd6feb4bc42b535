import { type FormEvent, useState } from "react";
import type { LoginResult } from "@/contract";
import { cleanEmail } from "@/domain/email";
import { CodeField, codeLength, normalisePhone, ResendButton, useTypedCode } from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { PhoneText, usePhoneReader } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { prepareSignIn, session } from "@/stores/session";
import { Button } from "@/ui/chakra/button";
import { TextField } from "@/ui/chakra/text-field";
import { emailTyping } from "@/ui/plain/email-typing";
import type { ContactType } from "../after-sign-in";
import { verifyFirebaseCode } from "../api/firebase-code";
import { verifyCode } from "../api/verify-code";
import type { PendingAuth } from "../pending-auth";
import { keepPendingSignIn } from "../pending-sign-in";
import { useCodeFromMessage } from "../use-code-from-message";
import styles from "./auth.module.css";

interface Props {
  readonly type: ContactType;
  readonly attempt: PendingAuth;
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

/** Verifies a phone number or an e-mail address by the code that was sent there. */
export function CodeForm({ type, attempt, onResult }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const config = useConfig();
  const readPhone = usePhoneReader();
  const known = attempt.contacts[type];
  // Somebody who signs in by e-mail does not see the account's number and has to type it.
  const [typed, setTyped] = useState("");
  const { code, problem, type: typeCode, refuse } = useTypedCode();
  const [busy, setBusy] = useState(false);
  const value = known ?? (type === "phone" ? normalisePhone(typed) : cleanEmail(typed));
  const complete = code.length === codeLength && value !== "";

  // Only the number signs in. A later code to the e-mail address verifies just the address.
  const loginType = attempt.loginType === "otp" && type === "phone" ? "otp" : "manual";
  useCodeFromMessage(type === "phone", typeCode);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    setBusy(true);
    try {
      await prepareSignIn();
      const firebase = type === "phone" ? attempt.firebase : undefined;
      const { guestId } = session();
      const contact = type === "phone" ? ((await readPhone(value)) ?? value) : value;
      const result = firebase
        ? await verifyFirebaseCode({ ...firebase, phone: contact, code }, guestId)
        : await verifyCode({ type, value: contact }, code, guestId, loginType);
      const contacts = { ...attempt.contacts, [type]: contact };
      await onResult(result, { ...attempt, contacts, ...(loginType === "otp" ? { code } : {}) });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const resend = async () => {
    if (attempt.repeat === null) return;
    const result = await attempt.repeat();
    keepPendingSignIn(type, { ...attempt, sentAt: Date.now() });
    const asksForPhone = attempt.loginType === "otp" && type === "email";
    if (result.token !== null || asksForPhone) await onResult(result, { ...attempt, code: undefined });
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.small}>
        {t(type === "phone" ? "code.sentPhone" : "code.sentEmail")}{" "}
        {known === undefined ? null : type === "phone" ? <PhoneText number={known} /> : <bdi>{known}</bdi>}
      </p>
      {known === undefined ? (
        <TextField
          label={t(type === "phone" ? "auth.phone" : "auth.email")}
          {...(type === "phone" ? { type: "tel", dir: "ltr" } : emailTyping)}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      <CodeField value={code} onValueChange={typeCode} error={problem} />
      {config?.demo_otp ? <p className={styles.small}>{t("code.demo", { code: config.demo_otp })}</p> : null}
      <Button
        type="submit"
        size="lg"
        wide
        disabled={!complete}
        loading={busy}
        loadingLabel={shell("app.loading")}
      >
        {t("code.verify")}
      </Button>
      {attempt.repeat === null ? (
        <p className={styles.small}>{t("code.signInAgain")}</p>
      ) : (
        <ResendButton sentAt={attempt.sentAt} onResend={resend} />
      )}
    </form>
  );
}
