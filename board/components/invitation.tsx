import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, ref, string } from "yup";
import { isApiError } from "@/platform/http/api-error";
import { Button } from "@/ui/chakra/button";
import { TextField } from "@/ui/chakra/text-field";
import { acceptInvitation } from "../session/session";
import { useTexts } from "../texts/texts";
import { failureText } from "./failure-text";
import { leaveInvitation } from "./invitation-address";
import styles from "./sign-in.module.css";
import { SignInFrame } from "./sign-in-frame";

interface Fields {
  password: string;
  again: string;
}

/** The server's rule, told before it is asked. */
const minPasswordLength = 8;

export function Invitation({ token }: { readonly token: string }) {
  const t = useTexts();
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
      await acceptInvitation(token, password);
      leaveInvitation();
    } catch (error) {
      if (isApiError(error) && error.hasCode("password"))
        setError("password", { message: failureText(error, t) }, { shouldFocus: true });
      else setFailure(failureText(error, t));
    }
  });
  const { errors, isSubmitting } = formState;
  const field = { type: "password", size: "lg", required: true, autoComplete: "new-password" } as const;
  return (
    <SignInFrame title={t("invite.title")} text={t("invite.text")}>
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
        <div role="alert">{failure === null ? null : <p className={styles.failure}>{failure}</p>}</div>
        <Button type="submit" size="lg" wide loading={isSubmitting} loadingLabel={t("app.loading")}>
          {t("invite.submit")}
        </Button>
        <Button variant="ghost" size="lg" wide onClick={leaveInvitation}>
          {t("invite.signIn")}
        </Button>
      </form>
    </SignInFrame>
  );
}
