import { yupResolver } from "@hookform/resolvers/yup";
import { useForm } from "react-hook-form";
import { lazy } from "yup";
import type { LoginResult } from "@/contract";
import { normalisePhone, phoneRules, showFieldErrors } from "@/features/account-forms";
import { useTexts } from "@/platform/i18n";
import { prepareSignIn, session } from "@/stores/session";
import { Button } from "@/ui/kit/button";
import { TextField } from "@/ui/kit/text-field";
import { registerBySocial, type SocialProof, signInBySocial } from "../api/sign-in-by-social";
import type { PendingAuth } from "../pending-auth";
import styles from "./auth.module.css";

interface Props {
  readonly proof: SocialProof;
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

/** The phone number that some backends ask for after another service has said who somebody is. */
export function SocialPhoneForm({ proof, onResult }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const social = useTexts("social");
  const { register, handleSubmit, setError, formState } = useForm<{ phone: string }>({
    mode: "onTouched",
    resolver: yupResolver(lazy(() => phoneRules(t))),
    defaultValues: { phone: "" },
  });
  const submit = handleSubmit(async (values) => {
    const phone = normalisePhone(values.phone);
    const email = proof.email ?? "";
    try {
      await prepareSignIn();
      const result = await registerBySocial(proof, { phone, email }, session().guestId);
      await onResult(result, {
        kind: "sign-in",
        loginType: "social",
        contacts: { phone, email },
        social: proof,
        repeat: () => signInBySocial(proof, session().guestId),
      });
    } catch (error) {
      showFieldErrors(error, { phone: "phone" }, (field: "phone", message) => setError(field, { message }));
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.small}>{social("phone.text")}</p>
      <TextField
        label={t("auth.phone")}
        type="tel"
        required
        autoComplete="tel"
        dir="ltr"
        data-autofocus=""
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
        {t("personalInfo.save")}
      </Button>
    </form>
  );
}
