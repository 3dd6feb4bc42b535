import { yupResolver } from "@hookform/resolvers/yup";
import { useForm } from "react-hook-form";
import { lazy } from "yup";
import type { CustomerInfo } from "@/contract";
import { PasswordField, PasswordFields, showFieldErrors } from "@/features/account-forms";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/chakra/button";
import { fullName } from "../full-name";
import { type PasswordChangeFields, passwordChangeRules } from "../profile-rules";
import { useSaveProfile } from "../use-save-profile";
import styles from "./profile.module.css";

interface Props {
  readonly customer: CustomerInfo;
  readonly onClose: () => void;
}

const serverNames = { password: "password", current_password: "currentPassword" } as const;

/** Changes the password, given the old one. The shop signs out every other device. */
export function ChangePassword({ customer, onClose }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const save = useSaveProfile(onClose);
  const { register, handleSubmit, setError, formState } = useForm<PasswordChangeFields>({
    mode: "onTouched",
    resolver: yupResolver(lazy(() => passwordChangeRules(t))),
    defaultValues: { currentPassword: "", password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ currentPassword, password }) => {
    const profile = {
      name: fullName(customer),
      phone: customer.phone ?? "",
      email: customer.email ?? "",
      button_type: "change_password",
      current_password: currentPassword,
      password,
    } as const;
    try {
      await save.send({ profile, image: null });
    } catch (error) {
      showFieldErrors(error, serverNames, (field, message) =>
        setError(field, { message }, { shouldFocus: true }),
      );
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.hint}>{t("profile.passwordText")}</p>
      <PasswordField
        label={t("profile.currentPassword")}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register("currentPassword")}
      />
      <PasswordFields register={register} errors={errors} label={t("reset.newPassword")} />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting} loadingLabel={shell("app.loading")}>
          {t("reset.save")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {shell("app.cancel")}
        </Button>
      </div>
    </form>
  );
}
