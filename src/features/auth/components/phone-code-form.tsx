import { yupResolver } from "@hookform/resolvers/yup";
import { useForm } from "react-hook-form";
import { lazy } from "yup";
import type { LoginResult } from "@/contract";
import { normalisePhone, phoneRules, showFieldErrors } from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/kit/button";
import { TextField } from "@/ui/kit/text-field";
import { requestSignInCode } from "../api/sign-in-by-code";
import type { PendingAuth } from "../pending-auth";
import { FirebaseCodeError, sendFirebaseCode, usesFirebaseCodes } from "../send-firebase-code";
import styles from "./auth.module.css";

interface Props {
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

/** What the shop says when it has sent a code itself. */
const codeAwaited: LoginResult = {
  token: null,
  is_phone_verified: 0,
  is_email_verified: 0,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: "otp",
  email: null,
};

/** Signing in by a code to the phone: the number first. */
export function PhoneCodeForm({ onResult }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const config = useConfig();
  const { register, handleSubmit, setError, formState } = useForm<{ phone: string }>({
    mode: "onTouched",
    resolver: yupResolver(lazy(() => phoneRules(t))),
    defaultValues: { phone: "" },
  });
  const submit = handleSubmit(async (values) => {
    const phone = normalisePhone(values.phone);
    const firebase = usesFirebaseCodes(config) ? { sessionInfo: "" } : undefined;
    const call = async () => {
      if (!firebase) return requestSignInCode(phone);
      firebase.sessionInfo = await sendFirebaseCode(phone);
      return codeAwaited;
    };
    try {
      await onResult(await call(), {
        kind: "sign-in",
        loginType: "otp",
        contacts: { phone },
        repeat: call,
        firebase,
      });
    } catch (error) {
      if (error instanceof FirebaseCodeError) {
        setError("phone", { message: t(error.text) });
        return;
      }
      showFieldErrors(error, { phone: "phone", otp: "phone" }, (field: "phone", message) =>
        setError(field, { message }),
      );
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t("auth.phone")}
        type="tel"
        required
        size="lg"
        autoComplete="tel"
        dir="ltr"
        error={formState.errors.phone?.message}
        {...register("phone")}
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
