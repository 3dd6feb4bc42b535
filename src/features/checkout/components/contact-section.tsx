import { useFormContext, useWatch } from "react-hook-form";
import { maxEmailLength } from "@/domain/email";
import { customerQuery } from "@/features/auth";
import { useConfig, useIsEmailNeeded } from "@/features/configuration";
import { PhoneLine } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useGuestContactStore } from "@/stores/guest-contact";
import { openOverlay } from "@/stores/overlay";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { TextField } from "@/ui/chakra/text-field";
import { UserIcon } from "@/ui/icons/user";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { emailTyping } from "@/ui/plain/email-typing";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useFold } from "../use-fold";
import { FoldRow } from "./fold-row";
import { loadRest } from "./load-rest";
import styles from "./sections.module.css";

const AccountOption = lazy(() => loadRest().then(({ AccountOption }) => ({ default: AccountOption })));

const contactFields = ["contact_person_name", "contact_person_number", "contact_person_email"] as const;

/** Whom to call: open while that is not known. A guest can also use the contact dialog. */
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
  const { data: customer, isLoading } = useQuery(customerQuery(useAccountKey()));
  const [name, phone, email] = typed;
  // A profile fills the fields a moment after it has come.
  const isLacking =
    !isLoading &&
    (!(name || customer?.f_name || customer?.l_name) ||
      !(phone || customer?.phone) ||
      (emailNeeded && !(email || customer?.email)));
  const fold = useFold(
    errors.contact_person_name ??
      errors.contact_person_number ??
      errors.contact_person_email ??
      errors.account_password,
    isLacking,
  );
  return (
    <FoldRow
      id="contact-info"
      title={t("contact.title")}
      icon={<UserIcon />}
      value={name || phone ? <bdi>{name || phone}</bdi> : isEmpty ? t("contact.none") : email}
      detail={name && phone ? <bdi dir="ltr">{phone}</bdi> : undefined}
      fold={fold}
      notes={
        guest && fold.open ? (
          <button
            type="button"
            className={styles.savedLink}
            onClick={() => openOverlay({ kind: "guest-contact" })}
          >
            {contact ? shell("app.edit") : t("contact.add")}
          </button>
        ) : null
      }
    >
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
    </FoldRow>
  );
}
