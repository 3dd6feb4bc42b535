import { useForm } from "react-hook-form";
import type { LoginResult } from "@/contract";
import { referralRules } from "@/domain/referrals";
import {
  ContactField,
  normalisePhone,
  PasswordFields,
  ReferralField,
  type SignUpFields,
  showFieldErrors,
  signUpRules,
} from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { usePhoneResolver } from "@/features/phone-rules";
import { useTexts } from "@/platform/i18n";
import { forgetReferralCode, rememberedReferralCode } from "@/stores/referral-code";
import { prepareSignIn, session } from "@/stores/session";
import { Button } from "@/ui/chakra/button";
import { Checkbox } from "@/ui/chakra/checkbox";
import { signIn } from "../api/sign-in";
import { signUp } from "../api/sign-up";
import type { PendingAuth } from "../pending-auth";
import styles from "./auth.module.css";
import { TermsLink } from "./terms-link";

interface Props {
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

const serverNames = {
  name: "name",
  f_name: "name",
  email: "email",
  phone: "phone",
  password: "password",
  confirm_password: "confirmPassword",
  ref_code: "referralCode",
} as const satisfies Record<string, keyof SignUpFields>;

/** Making an account. */
export function SignUpForm({ onResult }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const config = useConfig();
  const referral = config !== undefined && config !== null && referralRules(config) !== null;
  const { register, handleSubmit, setError, watch, formState } = useForm<SignUpFields>({
    mode: "onTouched",
    resolver: usePhoneResolver((readPhone) => signUpRules(t, readPhone)),
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      password: "",
      confirmPassword: "",
      referralCode: rememberedReferralCode(),
      terms: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const accepted = watch("terms");

  const submit = handleSubmit(async (values) => {
    const phone = normalisePhone(values.phone);
    const { email, password } = values;
    try {
      await prepareSignIn();
      const result = await signUp(
        { ...values, phone, referralCode: referral ? values.referralCode : "" },
        session().guestId,
      );
      forgetReferralCode();
      const again = () => signIn({ emailOrPhone: email, password }, session().guestId);
      await onResult(result, {
        kind: "sign-up",
        loginType: "manual",
        contacts: { phone, email },
        repeat: again,
      });
    } catch (error) {
      showFieldErrors(error, serverNames, (field, message) =>
        setError(field, { message }, { shouldFocus: true }),
      );
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ContactField of="name" error={errors.name?.message} {...register("name")} />
      <ContactField of="email" error={errors.email?.message} {...register("email")} />
      <ContactField of="phone" error={errors.phone?.message} {...register("phone")} />
      <PasswordFields register={register} errors={errors} label={t("auth.password")} />
      {referral ? <ReferralField error={errors.referralCode?.message} {...register("referralCode")} /> : null}
      <div>
        <Checkbox
          label={
            <>
              {t("auth.accept")} <TermsLink />
            </>
          }
          aria-describedby={errors.terms ? "terms-error" : undefined}
          {...register("terms")}
        />
        <div aria-live="polite">
          {errors.terms ? (
            <p id="terms-error" className={styles.error}>
              {errors.terms.message}
            </p>
          ) : null}
        </div>
      </div>
      <Button
        type="submit"
        size="lg"
        wide
        disabled={!accepted}
        aria-describedby={accepted ? undefined : "terms-first"}
        loading={isSubmitting}
        loadingLabel={shell("app.loading")}
      >
        {t("auth.signUp")}
      </Button>
      {accepted ? null : (
        <p id="terms-first" className={styles.hint}>
          {t("auth.termsFirst")}
        </p>
      )}
    </form>
  );
}
