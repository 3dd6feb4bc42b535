import { useForm } from "react-hook-form";
import { usePhoneResolver } from "@/features/phone-rules";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/chakra/button";
import { showFieldErrors } from "../field-errors";
import { normalisePhone, phoneRules } from "../form-rules";
import styles from "./account-forms.module.css";
import { ContactField } from "./contact-field";

interface Props {
  /** Why the number is asked for. */
  readonly text?: string;
  readonly submit: string;
  /** Gets the number without spaces. The text that it returns, or the server's refusal, is shown at the field. */
  readonly onPhone: (phone: string) => Promise<string | undefined>;
}

/** Asks for a phone number and nothing else. */
export function PhoneForm({ text, submit, onPhone }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const { register, handleSubmit, setError, formState } = useForm<{ phone: string }>({
    mode: "onTouched",
    resolver: usePhoneResolver((readPhone) => phoneRules(t, readPhone)),
    defaultValues: { phone: "" },
  });
  const send = handleSubmit(async ({ phone }) => {
    try {
      const message = await onPhone(normalisePhone(phone));
      if (message !== undefined) setError("phone", { message });
    } catch (error) {
      showFieldErrors(error, { phone: "phone", otp: "phone" }, (field: "phone", message) =>
        setError(field, { message }),
      );
    }
  });
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {text === undefined ? null : <p className={styles.small}>{text}</p>}
      <ContactField
        of="phone"
        size="lg"
        enterKeyHint="send"
        data-autofocus={text === undefined ? undefined : ""}
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
        {submit}
      </Button>
    </form>
  );
}
