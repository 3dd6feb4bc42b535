import type { FieldErrors, Path, UseFormRegister } from "react-hook-form";
import { useTexts } from "@/platform/i18n";
import { TextField } from "@/ui/kit/text-field";
import type { NewPasswordFields } from "../form-rules";
import styles from "./auth.module.css";

interface Props<Fields extends NewPasswordFields> {
  readonly register: UseFormRegister<Fields>;
  readonly errors: FieldErrors<NewPasswordFields>;
  /** The label of the first of the two. */
  readonly label: string;
}

/** A password and the same once more. */
export function PasswordFields<Fields extends NewPasswordFields>({ register, errors, label }: Props<Fields>) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const reveal = { show: shell("app.showPassword"), hide: shell("app.hidePassword") };
  return (
    <div className={styles.two}>
      <TextField
        label={label}
        type="password"
        required
        autoComplete="new-password"
        dir="ltr"
        reveal={reveal}
        error={errors.password?.message}
        {...register("password" as Path<Fields>)}
      />
      <TextField
        label={t("auth.confirmPassword")}
        type="password"
        required
        autoComplete="new-password"
        dir="ltr"
        reveal={reveal}
        error={errors.confirmPassword?.message}
        {...register("confirmPassword" as Path<Fields>)}
      />
    </div>
  );
}
