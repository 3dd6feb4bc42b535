import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, ref, string } from "yup";
import { isApiError } from "@/platform/http/api-error";
import { Button } from "@/ui/plain/button";
import { TextField } from "@/ui/plain/text-field";
import { failureText } from "./failure-text";
import styles from "./sign-in.module.css";
import { SignInFailure } from "./sign-in-frame";
import { leaveToken } from "./token-in-address";

interface Fields {
  password: string;
  again: string;
}

type Words =
  | `signIn.${"passwordMissing" | "show" | "hide" | "noNetwork" | "failed"}`
  | `invite.${"short" | "mismatch" | "password" | "hint" | "again" | "submit" | "signIn"}`
  | "app.loading";

interface Props {
  readonly t: (key: Words) => string;
  /** Uses the link up. */
  readonly accept: (password: string) => Promise<void>;
}

/** The server's rule, told before it is asked. */
const minPasswordLength = 8;

/** Somebody who came by a link chooses the password with which they sign in from then on. */
export function NewPasswordForm({ t, accept }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const rules = useMemo(
    () =>
      object({
        password: string().required(t("signIn.passwordMissing")).min(minPasswordLength, t("invite.short")),
        again: string()
          .required(t("signIn.passwordMissing"))
          .oneOf([ref("password")], t("invite.mismatch")),
      }),
    [t],
  );
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    mode: "onTouched",
    resolver: yupResolver(rules),
    defaultValues: { password: "", again: "" },
  });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await accept(password);
      leaveToken();
    } catch (error) {
      if (isApiError(error) && error.hasCode("password"))
        setError("password", { message: failureText(error, t) }, { shouldFocus: true });
      else setFailure(failureText(error, t));
    }
  });
  const { errors, isSubmitting } = formState;
  const field = { type: "password", size: "lg", required: true, autoComplete: "new-password" } as const;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...register("password")}
        {...field}
        label={t("invite.password")}
        hint={t("invite.hint")}
        reveal={{ show: t("signIn.show"), hide: t("signIn.hide") }}
        error={errors.password?.message}
      />
      <TextField
        {...register("again")}
        {...field}
        enterKeyHint="go"
        label={t("invite.again")}
        error={errors.again?.message}
      />
      <SignInFailure>{failure}</SignInFailure>
      <Button type="submit" size="lg" wide loading={isSubmitting} loadingLabel={t("app.loading")}>
        {t("invite.submit")}
      </Button>
      <Button variant="ghost" size="lg" wide onClick={leaveToken}>
        {t("invite.signIn")}
      </Button>
    </form>
  );
}
