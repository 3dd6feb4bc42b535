import { yupResolver } from "@hookform/resolvers/yup";
import { type FormEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { lazy } from "yup";
import {
  CodeField,
  codeLength,
  type NewPasswordFields,
  newPasswordRules,
  normalisePhone,
  PasswordFields,
  ResendButton,
  resendDelayMs,
  resetTargetRules,
  showFieldErrors,
  useTypedCode,
  waitForCode,
} from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { usePhoneReader } from "@/features/phone-field";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { markBusy } from "@/platform/worker";
import { openOverlay } from "@/stores/overlay";
import { forgetPendingCode, keepPendingCode, pendingCode } from "@/stores/pending-codes";
import { showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { TextField } from "@/ui/chakra/text-field";
import { checkFirebaseResetCode } from "../api/firebase-code";
import { checkResetCode, type ResetTarget, requestResetCode, resetPassword } from "../api/reset-password";
import { fieldTypeOf } from "../api/sign-in";
import { FirebaseCodeError, sendFirebaseCode, usesFirebaseCodes } from "../send-firebase-code";
import styles from "./auth.module.css";

type Step =
  | { name: "who" }
  /** `sessionInfo` is that of a code that Firebase has sent; `sentAt` epoch ms. */
  | { name: "code"; target: ResetTarget; sessionInfo: string | null; sentAt: number }
  | { name: "password"; target: ResetTarget; sessionInfo: string | null; code: string };

/** Who, the code that was sent there, the new password. */
export default function PasswordReset() {
  const [step, setStep] = useState<Step>(pendingStep);
  useEffect(() => markBusy(), []);
  const askForCode: OnCodeSent = (target, sessionInfo, sentAt = Date.now()) => {
    const details = { value: target.value, ...(sessionInfo === null ? {} : { sessionInfo }) };
    keepPendingCode("reset", { medium: target.method, sentAt, details });
    setStep({ name: "code", target, sessionInfo, sentAt });
  };
  if (step.name === "who") return <WhoStep onDone={askForCode} />;
  const { target } = step;
  if (step.name === "code")
    return (
      <CodeStep
        target={target}
        sessionInfo={step.sessionInfo}
        sentAt={step.sentAt}
        onOther={() => setStep({ name: "who" })}
        onResent={(sessionInfo) => askForCode(target, sessionInfo)}
        onDone={(code) => setStep({ name: "password", target, sessionInfo: step.sessionInfo, code })}
      />
    );
  return (
    <PasswordStep
      target={target}
      code={step.code}
      // The next code comes the way that this one came.
      onWrongCode={() => askForCode(target, step.sessionInfo)}
    />
  );
}

type OnCodeSent = (target: ResetTarget, sessionInfo: string | null, sentAt?: number) => void;

/** Where a code is on its way its field is shown again. */
function pendingStep(): Step {
  const code = pendingCode("reset");
  const { value, sessionInfo = null } = code?.details ?? {};
  if (code === null || value === undefined) return { name: "who" };
  return { name: "code", target: { method: code.medium, value }, sessionInfo, sentAt: code.sentAt };
}

/** Sends a code; resolves to Firebase's session where it was Firebase that sent it. */
async function sendResetCode(
  target: ResetTarget,
  config: Parameters<typeof usesFirebaseCodes>[0],
): Promise<string | null> {
  if (target.method === "phone" && usesFirebaseCodes(config)) return sendFirebaseCode(target.value);
  const { data } = await requestResetCode(target);
  if (data.message) showSuccess(data.message);
  return null;
}

function WhoStep({ onDone }: { onDone: OnCodeSent }) {
  const t = useTexts("account");
  const readPhone = usePhoneReader();
  const config = useConfig();
  const shell = useTexts("shell");
  const { register, handleSubmit, setError, formState } = useForm<{ emailOrPhone: string }>({
    mode: "onTouched",
    resolver: yupResolver(lazy(() => resetTargetRules(t))),
    defaultValues: { emailOrPhone: "" },
  });
  const submit = handleSubmit(async ({ emailOrPhone }) => {
    const method = fieldTypeOf(emailOrPhone);
    const phone =
      method === "phone" ? ((await readPhone(emailOrPhone)) ?? normalisePhone(emailOrPhone)) : null;
    const target = { method, value: phone ?? emailOrPhone };
    try {
      onDone(target, await sendResetCode(target, config));
    } catch (error) {
      if (error instanceof FirebaseCodeError) {
        setError("emailOrPhone", { message: t(error.text) });
        return;
      }
      const waitMs = waitForCode(error);
      if (waitMs !== null) {
        onDone(target, null, Date.now() + waitMs - resendDelayMs);
        return;
      }
      showFieldErrors(
        error,
        { email: "emailOrPhone", phone: "emailOrPhone", "not-found": "emailOrPhone" },
        (field: "emailOrPhone", message) => setError(field, { message }),
      );
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.small}>{t("reset.whoText")}</p>
      <TextField
        label={t("auth.emailOrPhone")}
        required
        size="lg"
        autoComplete="username"
        inputMode="email"
        enterKeyHint="send"
        dir="ltr"
        error={formState.errors.emailOrPhone?.message}
        {...register("emailOrPhone")}
      />
      <Button
        type="submit"
        size="lg"
        wide
        loading={formState.isSubmitting}
        loadingLabel={shell("app.loading")}
      >
        {t("auth.sendCode")}
      </Button>
    </form>
  );
}

interface CodeStepProps {
  target: ResetTarget;
  sessionInfo: string | null;
  sentAt: number;
  /** It is to go elsewhere. */
  onOther: () => void;
  onResent: (sessionInfo: string | null) => void;
  onDone: (code: string) => void;
}

function CodeStep({ target, sessionInfo, sentAt, onOther, onResent, onDone }: CodeStepProps) {
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

interface PasswordStepProps {
  target: ResetTarget;
  code: string;
  onWrongCode: () => void;
}

function PasswordStep({ target, code, onWrongCode }: PasswordStepProps) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordFields>({
    mode: "onTouched",
    resolver: yupResolver(lazy(() => newPasswordRules(t))),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const submit = handleSubmit(async ({ password }) => {
    try {
      const { data } = await resetPassword(target, code, password);
      forgetPendingCode("reset");
      showSuccess(data.message || t("reset.done"));
      openOverlay({ kind: "auth", mode: "sign-in", contact: target.value });
    } catch (error) {
      showFieldErrors(
        error,
        { password: "password", confirm_password: "confirmPassword", mismatch: "confirmPassword" },
        (field: keyof NewPasswordFields, message) => setError(field, { message }),
      );
      // The code has run out meanwhile: another one is asked for.
      if (isApiError(error) && error.hasCode("invalid")) onWrongCode();
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.small}>{t("reset.passwordText")}</p>
      <PasswordFields register={register} errors={formState.errors} label={t("reset.newPassword")} />
      <Button
        type="submit"
        size="lg"
        wide
        loading={formState.isSubmitting}
        loadingLabel={shell("app.loading")}
      >
        {t("reset.save")}
      </Button>
    </form>
  );
}
