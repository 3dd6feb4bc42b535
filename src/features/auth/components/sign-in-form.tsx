import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { lazy } from "yup";
import {
  normalisePhone,
  PasswordField,
  type SignInFields,
  showFieldErrors,
  signInRules,
} from "@/features/account-forms";
import { usePhoneReader } from "@/features/phone-field";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { localValues } from "@/platform/storage/local-values";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { prepareSignIn, session } from "@/stores/session";
import { Button } from "@/ui/chakra/button";
import { Checkbox } from "@/ui/chakra/checkbox";
import { TextField } from "@/ui/chakra/text-field";
import { fieldTypeOf, signIn } from "../api/sign-in";
import type { OnSignInResult } from "../finish-passkey-sign-in";
import { usePasskeyInField } from "../use-passkey-in-field";
import styles from "./auth.module.css";

interface Props {
  /** Filled in with priority over what 'Remember me' stored. */
  readonly contact?: string | undefined;
  readonly onResult: OnSignInResult;
}

/** Signing in by password. 'Remember me' stores the contact, never the password. */
export function SignInForm({ contact, onResult }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const readPhone = usePhoneReader();
  usePasskeyInField(onResult);
  const navigate = useNavigate();
  const remembered = useMemo(() => localValues.rememberedSignIn.read(), []);
  const { register, handleSubmit, setError, formState } = useForm<SignInFields>({
    mode: "onTouched",
    resolver: yupResolver(lazy(() => signInRules(t))),
    defaultValues: { emailOrPhone: contact ?? remembered ?? "", password: "", remember: remembered !== null },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ emailOrPhone, password, remember }) => {
    localValues.rememberedSignIn.write(remember ? emailOrPhone : null);
    const type = fieldTypeOf(emailOrPhone);
    const identifier =
      type === "email" ? emailOrPhone : ((await readPhone(emailOrPhone)) ?? normalisePhone(emailOrPhone));
    const call = () => signIn({ emailOrPhone: identifier, password }, session().guestId);
    try {
      await prepareSignIn();
      await onResult(await call(), {
        kind: "sign-in",
        loginType: "manual",
        contacts: { [type]: identifier },
        repeat: call,
      });
    } catch (error) {
      if (isApiError(error, "unauthorised") && error.firstMessage !== null) {
        setError("password", { message: error.firstMessage });
        return;
      }
      showFieldErrors(
        error,
        {
          email_or_phone: "emailOrPhone",
          email: "emailOrPhone",
          phone: "emailOrPhone",
          password: "password",
        },
        (field: "emailOrPhone" | "password", message) => setError(field, { message }),
      );
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t("auth.emailOrPhone")}
        required
        size="lg"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        dir="ltr"
        error={errors.emailOrPhone?.message}
        {...register("emailOrPhone")}
      />
      <PasswordField
        label={t("auth.password")}
        size="lg"
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
        {...register("password")}
      />
      <div className={styles.between}>
        <Checkbox label={t("auth.remember")} {...register("remember")} />
        <button
          type="button"
          className={styles.link}
          onClick={() =>
            closeOverlaysAndNavigate((options) => void navigate(paths.forgotPassword.href(), options))
          }
        >
          {t("auth.forgot")}
        </button>
      </div>
      <Button type="submit" size="lg" wide loading={isSubmitting} loadingLabel={shell("app.loading")}>
        {t("auth.signIn")}
      </Button>
    </form>
  );
}
