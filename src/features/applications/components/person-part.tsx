import { PasswordField } from "@/features/account-forms";
import { PhoneLine } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { TextField } from "@/ui/chakra/text-field";
import { emailTyping } from "@/ui/plain/email-typing";
import type { ApplicationForm } from "../use-application";
import styles from "./applications.module.css";

/** The applicant, and the password of their account. */
export function PersonPart({
  application,
  title,
}: {
  readonly application: ApplicationForm;
  readonly title: string;
}) {
  const t = useTexts("applications");
  const account = useTexts("account");
  const { form, error } = application;
  const { register } = form;
  return (
    <section className={styles.part} aria-labelledby="application-person">
      <h2 id="application-person">{title}</h2>
      <div className={styles.two}>
        <TextField
          label={t("person.first")}
          required
          autoComplete="given-name"
          error={error("f_name")}
          {...register("f_name")}
        />
        <TextField
          label={t("person.last")}
          autoComplete="family-name"
          error={error("l_name")}
          {...register("l_name")}
        />
        <PhoneLine>
          <TextField
            label={account("auth.phone")}
            required
            type="tel"
            dir="ltr"
            autoComplete="tel"
            error={error("phone")}
            {...register("phone")}
          />
        </PhoneLine>
        <TextField
          label={account("auth.email")}
          required
          {...emailTyping}
          error={error("email")}
          {...register("email")}
        />
        <PasswordField
          label={account("auth.password")}
          autoComplete="new-password"
          hint={t("password.hint")}
          error={error("password")}
          {...register("password")}
        />
        <PasswordField
          label={account("auth.confirmPassword")}
          autoComplete="new-password"
          error={error("confirmPassword")}
          {...register("confirmPassword")}
        />
      </div>
    </section>
  );
}
