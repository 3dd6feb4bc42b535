import type { UseFormReturn } from "react-hook-form";
import { maxEmailLength } from "@/domain/email";
import { useIsEmailNeeded } from "@/features/configuration";
import { PhoneLine } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { TextArea } from "@/ui/chakra/text-area";
import { TextField } from "@/ui/chakra/text-field";
import { emailTyping } from "@/ui/plain/email-typing";
import type { AddressFormValues } from "../address-form-schema";
import styles from "./addresses.module.css";

interface Props {
  readonly form: UseFormReturn<AddressFormValues>;
  readonly guest: boolean;
  /** The type is 'other', which has a name of its own. */
  readonly labelled: boolean;
}

export function AddressFormFields({ form, guest, labelled }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const emailNeeded = useIsEmailNeeded();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      {labelled ? (
        <TextField
          label={`${t("address.labelName")} (${shell("app.optional")})`}
          maxLength={191}
          {...register("address_label")}
        />
      ) : null}
      <TextField
        label={t("address.address")}
        required
        autoComplete="street-address"
        error={errors.address?.message}
        {...register("address")}
      />
      <div className={styles.three}>
        <TextField
          label={t("address.road")}
          maxLength={191}
          autoComplete="address-line1"
          {...register("road")}
        />
        <TextField
          label={t("address.house")}
          maxLength={191}
          autoComplete="address-line2"
          {...register("house")}
        />
        <TextField
          label={t("address.floor")}
          maxLength={191}
          autoComplete="address-line3"
          {...register("floor")}
        />
      </div>
      <div className={styles.two}>
        <TextField
          label={t("address.name")}
          required
          autoComplete="name"
          error={errors.contact_person_name?.message}
          maxLength={191}
          {...register("contact_person_name")}
        />
        <PhoneLine>
          <TextField
            label={t("address.phone")}
            type="tel"
            required
            autoComplete="tel"
            dir="ltr"
            error={errors.contact_person_number?.message}
            {...register("contact_person_number")}
          />
        </PhoneLine>
      </div>
      {guest ? (
        <TextField
          label={emailNeeded ? t("auth.email") : `${t("auth.email")} (${shell("app.optional")})`}
          {...emailTyping}
          enterKeyHint="done"
          required={emailNeeded}
          error={errors.contact_person_email?.message}
          maxLength={maxEmailLength}
          {...register("contact_person_email")}
        />
      ) : (
        <TextArea
          label={`${t("address.more")} (${shell("app.optional")})`}
          rows={2}
          maxLength={1000}
          {...register("additional_information")}
        />
      )}
    </>
  );
}
