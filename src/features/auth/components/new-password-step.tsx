import { yupResolver } from "@hookform/resolvers/yup";
import { useForm } from "react-hook-form";
import { lazy } from "yup";
import {
  type NewPasswordFields,
  newPasswordRules,
  PasswordFields,
  showFieldErrors,
} from "@/features/account-forms";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { forgetPendingCode } from "@/stores/pending-codes";
import { showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { type ResetTarget, resetPassword } from "../api/reset-password";
import styles from "./auth.module.css";

interface Props {
  target: ResetTarget;
  code: string;
  onWrongCode: () => void;
}

/** The new password, which the right code allows. */
export function NewPasswordStep({ target, code, onWrongCode }: Props) {
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
