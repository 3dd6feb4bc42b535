import { type FormEvent, useState } from "react";
import { CodeField, codeLength, PasswordField, ResendButton, useTypedCode } from "@/features/account-forms";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { Button } from "@/ui/chakra/button";
import { needsPassword } from "../profile-rules";
import type { useSaveProfile } from "../use-save-profile";
import styles from "./profile.module.css";

type Save = ReturnType<typeof useSaveProfile>;

interface Props {
  readonly save: Save;
  /** The change that waits for its code. */
  readonly pending: NonNullable<Save["pending"]>;
}

/** The code that confirms a changed phone number or e-mail address; a second one starts empty. */
export function ProfileCode({ save, pending }: Props) {
  const { medium } = pending.codeRequest;
  return <CodeStep key={medium} save={save} pending={pending} />;
}

function CodeStep({ save, pending }: Props) {
  const { change, codeRequest } = pending;
  const { medium } = codeRequest;
  const t = useTexts("account");
  const shell = useTexts("shell");
  const demoCode = useConfig()?.demo_otp;
  const { code, problem, type: setCode, refuse } = useTypedCode();
  const [busy, setBusy] = useState(false);
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  // A password is not kept over a reload.
  const { phone, email, current_password: kept } = change.profile;
  const asksPassword =
    kept === undefined &&
    customer !== undefined &&
    needsPassword(customer, { phone: phone ?? "", email: email ?? "" });
  const [password, setPassword] = useState("");
  const complete = code.length === codeLength && (!asksPassword || password !== "");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    setBusy(true);
    try {
      await save.confirm(code, asksPassword ? password : undefined);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>
        {t(medium === "phone" ? "code.sentPhone" : "code.sentEmail")}{" "}
        <bdi dir="ltr">{change.profile[medium]}</bdi>
      </p>
      {asksPassword ? (
        <PasswordField
          label={t("profile.currentPassword")}
          hint={t("profile.passwordForContacts")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      <CodeField value={code} onValueChange={setCode} error={problem} />
      {demoCode ? <p className={styles.hint}>{t("code.demo", { code: demoCode })}</p> : null}
      <div className={styles.buttons}>
        <Button type="submit" disabled={!complete} loading={busy} loadingLabel={shell("app.loading")}>
          {t("code.verify")}
        </Button>
        <Button variant="ghost" onClick={save.cancel}>
          {shell("app.cancel")}
        </Button>
      </div>
      <ResendButton sentAt={pending.sentAt} onResend={() => save.send(change)} />
    </form>
  );
}
