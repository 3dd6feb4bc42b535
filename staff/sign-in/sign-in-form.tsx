import { yupResolver } from "@hookform/resolvers/yup";
import { type ReactNode, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, type StringSchema, string } from "yup";
import { Button } from "@/ui/plain/button";
import { TextField } from "@/ui/plain/text-field";
import { failureText } from "./failure-text";
import styles from "./sign-in.module.css";
import { SignInFailure } from "./sign-in-frame";

interface Fields {
  name: string;
  password: string;
}

type Words =
  | `signIn.${"passwordMissing" | "password" | "show" | "hide" | "submit" | "noNetwork" | "failed"}`
  | "app.loading";

interface Props {
  readonly t: (key: Words) => string;
  /** By what somebody is known. */
  readonly name: { readonly label: string; readonly hint?: ReactNode; readonly type: "email" | "tel" };
  readonly nameRule: StringSchema<string>;
  readonly signIn: (name: string, password: string) => Promise<void>;
}

/** Name and password. */
export function SignInForm({ t, name, nameRule, signIn }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const rules = useMemo(
    () => object({ name: nameRule, password: string().required(t("signIn.passwordMissing")) }),
    [t, nameRule],
  );
  const { register, handleSubmit, formState } = useForm<Fields>({
    mode: "onTouched",
    resolver: yupResolver(rules),
    defaultValues: { name: "", password: "" },
  });
  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    await signIn(fields.name, fields.password).catch((error: unknown) => setFailure(failureText(error, t)));
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...register("name")}
        {...name}
        autoComplete="username"
        size="lg"
        required
        error={formState.errors.name?.message}
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
      <SignInFailure>{failure}</SignInFailure>
      <Button type="submit" size="lg" wide loading={formState.isSubmitting} loadingLabel={t("app.loading")}>
        {t("signIn.submit")}
      </Button>
    </form>
  );
}
