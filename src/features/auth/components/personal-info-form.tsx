import { useForm } from "react-hook-form";
import type { LoginResult } from "@/contract";
import { referralRules } from "@/domain/referrals";
import {
  ContactField,
  normalisePhone,
  type PersonalInfoFields,
  personalInfoRules,
  ReferralField,
  showFieldErrors,
} from "@/features/account-forms";
import { useConfig } from "@/features/configuration";
import { usePhoneResolver } from "@/features/phone-rules";
import { useTexts } from "@/platform/i18n";
import { forgetReferralCode, rememberedReferralCode } from "@/stores/referral-code";
import { prepareSignIn, session } from "@/stores/session";
import { Button } from "@/ui/chakra/button";
import { updateInfo } from "../api/update-info";
import type { PendingAuth } from "../pending-auth";
import { serviceNames } from "../service-names";
import styles from "./auth.module.css";

interface Props {
  readonly attempt: PendingAuth;
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

const serverNames = {
  name: "name",
  f_name: "name",
  email: "email",
  phone: "phone",
  ref_code: "referralCode",
} as const satisfies Record<string, keyof PersonalInfoFields>;

/** Asks a new person who they are, after they have proved how to reach them. */
export function PersonalInfoForm({ attempt, onResult }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const config = useConfig();
  const referral = config !== undefined && config !== null && referralRules(config) !== null;
  const { register, handleSubmit, setError, formState } = useForm<PersonalInfoFields>({
    mode: "onTouched",
    resolver: usePhoneResolver((readPhone) => personalInfoRules(t, readPhone)),
    defaultValues: {
      name: attempt.social?.name ?? "",
      email: attempt.contacts.email ?? "",
      phone: attempt.contacts.phone ?? "",
      referralCode: rememberedReferralCode(),
    },
  });
  const { errors, isSubmitting } = formState;
  const provedEmail = attempt.social?.email ?? null;
  // An address that another service has proved stays as it is, unless the shop cannot take it.
  const isEmailProved = provedEmail !== null && provedEmail === attempt.contacts.email && !errors.email;
  const service = attempt.social ? serviceNames[attempt.social.medium] : "";

  const submit = handleSubmit(async (values) => {
    const phone = normalisePhone(values.phone);
    try {
      await prepareSignIn();
      const result = await updateInfo(
        { ...values, phone, referralCode: referral ? values.referralCode : "" },
        attempt.social ?? { code: attempt.code ?? "" },
        session().guestId,
      );
      forgetReferralCode();
      await onResult(result, { ...attempt, kind: "sign-up", contacts: { phone, email: values.email } });
    } catch (error) {
      showFieldErrors(error, serverNames, (field, message) =>
        setError(field, { message }, { shouldFocus: true }),
      );
    }
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.small}>{t("personalInfo.text")}</p>
      <ContactField of="name" data-autofocus="" error={errors.name?.message} {...register("name")} />
      <ContactField
        of="email"
        readOnly={isEmailProved}
        hint={isEmailProved ? t("personalInfo.proved", { service }) : undefined}
        error={errors.email?.message}
        {...register("email")}
      />
      <ContactField
        of="phone"
        readOnly={attempt.contacts.phone !== undefined && !attempt.social}
        error={errors.phone?.message}
        {...register("phone")}
      />
      {referral ? <ReferralField error={errors.referralCode?.message} {...register("referralCode")} /> : null}
      <Button type="submit" size="lg" wide loading={isSubmitting} loadingLabel={shell("app.loading")}>
        {t("personalInfo.save")}
      </Button>
    </form>
  );
}
