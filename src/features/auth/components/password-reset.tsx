import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { lazy } from "yup";
import {
  normalisePhone,
  resendDelayMs,
  resetTargetRules,
  showFieldErrors,
  waitForCode,
} from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { usePhoneReader } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { markBusy } from "@/platform/worker";
import { keepPendingCode, pendingCode } from "@/stores/pending-codes";
import { showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { TextField } from "@/ui/chakra/text-field";
import { type ResetTarget, requestResetCode } from "../api/reset-password";
import { fieldTypeOf } from "../api/sign-in";
import { FirebaseCodeError, sendFirebaseCode, usesFirebaseCodes } from "../send-firebase-code";
import styles from "./auth.module.css";
import { NewPasswordStep } from "./new-password-step";
import { ResetCodeStep } from "./reset-code-step";

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
      <ResetCodeStep
        target={target}
        sessionInfo={step.sessionInfo}
        sentAt={step.sentAt}
        onOther={() => setStep({ name: "who" })}
        onResent={(sessionInfo) => askForCode(target, sessionInfo)}
        onDone={(code) => setStep({ name: "password", target, sessionInfo: step.sessionInfo, code })}
      />
    );
  return (
    <NewPasswordStep
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
