import type { FieldErrors, Path, UseFormRegister } from "react-hook-form";
import { useTexts } from "@/platform/i18n";
import type { NewPasswordFields } from "../form-rules";
import styles from "./account-forms.module.css";
import { PasswordField } from "./password-field";

interface Props<Fields extends NewPasswordFields> {
  readonly register: UseFormRegister<Fields>;
  readonly errors: FieldErrors<NewPasswordFields>;
  /** The label of the first of the two. */
  readonly label: string;
}

/** A password and the same once more. */
export function PasswordFields<Fields extends NewPasswordFields>({ register, errors, label }: Props<Fields>) {
  const t = useTexts("account");
  return (
    <div className={styles.two}>
      <PasswordField
        label={label}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password" as Path<Fields>)}
      />
      <PasswordField
        label={t("auth.confirmPassword")}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword" as Path<Fields>)}
      />
    </div>
  );
}
