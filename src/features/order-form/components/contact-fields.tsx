import { useConfig } from "@/features/configuration";
import { PhoneLine, usePhoneExample } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { emailTyping } from "@/ui/plain/email-typing";
import { phoneTyping } from "@/ui/plain/phone-typing";
import { TextField } from "@/ui/plain/text-field";
import type { ContactFieldName } from "../check-contact";
import { textInput } from "../text-inputs";
import styles from "./order-form.module.css";

interface Props {
  readonly values: Readonly<Record<ContactFieldName, string>>;
  readonly emailNeeded: boolean;
  /** Whether it is the shopper's own contact, which the browser may fill in. */
  readonly own: boolean;
  /** A field's fault, in words. */
  readonly errorOf: (field: ContactFieldName) => string | undefined;
  readonly onChange: (changes: Partial<Record<ContactFieldName, string>>) => void;
}

/** The person at the door, and how they are reached. */
export function ContactFields({ values, emailNeeded, own, errorOf, onChange }: Props) {
  const t = useTexts("parcels");
  const text = textInput(values, onChange);
  const hasPicker = useConfig()?.country_picker_status === 1;
  const example = usePhoneExample();
  const autoComplete = (token: string) => (own ? token : "off");
  return (
    <>
      <div className={styles.two}>
        <TextField
          label={t("field.name")}
          required
          maxLength={191}
          autoComplete={autoComplete("name")}
          error={errorOf("name")}
          {...text("name")}
        />
        <PhoneLine>
          <TextField
            label={t(hasPicker ? "field.phoneBesideCountry" : "field.phone")}
            required
            {...phoneTyping}
            placeholder={example}
            maxLength={32}
            autoComplete={autoComplete("tel")}
            error={errorOf("phone")}
            {...text("phone")}
          />
        </PhoneLine>
      </div>
      <TextField
        label={t(emailNeeded ? "field.email" : "field.emailOptional")}
        required={emailNeeded}
        {...emailTyping}
        maxLength={255}
        autoComplete={autoComplete("email")}
        error={errorOf("email")}
        {...text("email")}
      />
    </>
  );
}
