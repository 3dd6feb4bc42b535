import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, string } from "yup";
import { Button } from "@/ui/chakra/button";
import { TextField } from "@/ui/chakra/text-field";
import { signIn } from "../session/session";
import { useSteps } from "../steps/steps";
import { useTexts } from "../texts/texts";
import { failureText } from "./failure-text";
import styles from "./sign-in.module.css";
import { SignInFrame } from "./sign-in-frame";

interface Fields {
  email: string;
  password: string;
}

/** `isBack`: a session has ended, and what was left here waits for the same person. */
export function SignIn({ isBack }: { readonly isBack: boolean }) {
  const t = useTexts();
  const waiting = useSteps(({ steps }) => steps.filter(({ refusal }) => refusal === null).length);
  const [failure, setFailure] = useState<string | null>(null);
  const rules = useMemo(
    () =>
      object({
        email: string().trim().required(t("signIn.emailMissing")).email(t("signIn.emailWrong")),
        password: string().required(t("signIn.passwordMissing")),
      }),
    [t],
  );
  const { register, handleSubmit, formState } = useForm<Fields>({
    mode: "onTouched",
    resolver: yupResolver(rules),
    defaultValues: { email: "", password: "" },
  });
  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(null);
    await signIn(email, password).catch((error: unknown) => setFailure(failureText(error, t)));
  });
  const text = waiting > 0 ? t("signIn.endedWithSteps", { count: waiting }) : t("signIn.ended");
  return (
    <SignInFrame title={t("signIn.title")} text={isBack ? text : null}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          {...register("email")}
          type="email"
          autoComplete="username"
          size="lg"
          required
          label={t("signIn.email")}
          error={formState.errors.email?.message}
        />
        <TextField
          {...register("password")}
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          size="lg"
          required
          label={t("signIn.password")}
          reveal={{ show: t("signIn.show"), hide: t("signIn.hide") }}
          error={formState.errors.password?.message}
        />
        <div role="alert">{failure === null ? null : <p className={styles.failure}>{failure}</p>}</div>
        <Button type="submit" size="lg" wide loading={formState.isSubmitting} loadingLabel={t("app.loading")}>
          {t("signIn.submit")}
        </Button>
      </form>
    </SignInFrame>
  );
}
