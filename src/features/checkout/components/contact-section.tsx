import { useFormContext, useWatch } from "react-hook-form";
import { maxEmailLength } from "@/domain/email";
import { useConfig, useIsEmailNeeded } from "@/features/configuration";
import { PhoneLine } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { useGuestContactStore } from "@/stores/guest-contact";
import { openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { TextField } from "@/ui/chakra/text-field";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { emailTyping } from "@/ui/plain/email-typing";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { loadRest } from "./load-rest";
import styles from "./sections.module.css";

const AccountOption = lazy(() => loadRest().then(({ AccountOption }) => ({ default: AccountOption })));

const contactFields = ["contact_person_name", "contact_person_number", "contact_person_email"] as const;

/** Whom to call. A guest can also use the contact dialog. */
export function ContactSection() {
  const guest = !useIsSignedIn();
  const takesPasswords = useConfig()?.centralize_login.manual_login_status === 1;
  const wantsAccount = useWatch<CheckoutFormValues, "create_account">({ name: "create_account" });
  const emailNeeded = useIsEmailNeeded() || wantsAccount;
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const contact = useGuestContactStore((state) => state.contact);
  const { register, formState } = useFormContext<CheckoutFormValues>();
  const { errors } = formState;
  const typed = useWatch<CheckoutFormValues, typeof contactFields>({ name: contactFields });
  const isEmpty = contact === null && typed.every((value) => !value);
  return (
    <Card as="section" aria-labelledby="contact-info">
      <div className={styles.head}>
        <h2 id="contact-info" className={styles.title}>
          {t("contact.title")}
        </h2>
        {guest ? (
          <button
            type="button"
            className={styles.link}
            onClick={() => openOverlay({ kind: "guest-contact" })}
          >
            {contact ? shell("app.edit") : t("contact.add")}
          </button>
        ) : null}
      </div>
      {/* The open fields show it: it is said to those who do not see them, and stands over no field. */}
      {guest && isEmpty ? <p className="visually-hidden">{t("contact.none")}</p> : null}
      <div className={styles.fields}>
        <TextField
          label={t("contact.name")}
          required
          autoComplete="name"
          autoCapitalize="words"
          error={errors.contact_person_name?.message}
          maxLength={191}
          {...register("contact_person_name")}
        />
        <div className={styles.two}>
          <PhoneLine>
            <TextField
              label={t("contact.phone")}
              required
              type="tel"
              dir="ltr"
              error={errors.contact_person_number?.message}
              {...register("contact_person_number")}
            />
          </PhoneLine>
          <TextField
            label={emailNeeded ? t("contact.email") : `${t("contact.email")} (${shell("app.optional")})`}
            required={emailNeeded}
            {...emailTyping}
            enterKeyHint="done"
            error={errors.contact_person_email?.message}
            maxLength={maxEmailLength}
            {...register("contact_person_email")}
          />
        </div>
        {guest && takesPasswords ? (
          <Suspense>
            <AccountOption />
          </Suspense>
        ) : null}
      </div>
    </Card>
  );
}
