import { useForm } from "react-hook-form";
import { cleanEmail, isEmailAddress } from "@/domain/email";
import { cleanName } from "@/domain/written-text";
import { useIsEmailNeeded } from "@/features/configuration";
import { PhoneLine, usePhoneReader } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { askToConfirm } from "@/stores/confirm";
import { type GuestContact, saveGuestContact, useGuestContactStore } from "@/stores/guest-contact";
import type { OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { TextField } from "@/ui/chakra/text-field";
import { Button } from "@/ui/plain/button";
import { emailTyping } from "@/ui/plain/email-typing";
import styles from "./overlays.module.css";

const empty: GuestContact = { contact_person_name: "", contact_person_number: "", contact_person_email: "" };

/** How the shop reaches a guest. Only name and e-mail are required here; a phone number has to be one that the checkout takes. */
export default function GuestContactOverlay({ open, onClose, onClosed }: OverlayProps<"guest-contact">) {
  const t = useTexts("checkout");
  const account = useTexts("account");
  const readPhone = usePhoneReader();
  const shell = useTexts("frame");
  const contact = useGuestContactStore((state) => state.contact);
  const emailNeeded = useIsEmailNeeded();
  const { register, handleSubmit, reset, formState } = useForm<GuestContact>({
    defaultValues: contact ?? empty,
  });
  const save = handleSubmit(async (values) => {
    const number = (await readPhone(values.contact_person_number)) ?? values.contact_person_number;
    saveGuestContact({
      ...contact,
      contact_person_name: cleanName(values.contact_person_name),
      contact_person_number: number,
      contact_person_email: cleanEmail(values.contact_person_email),
    });
    onClose();
  });
  const askReset = async () => {
    if (!(await askToConfirm({ question: shell("confirm.reset") }))) return;
    saveGuestContact(null);
    reset(empty);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("contact.title")}
      closeLabel={shell("app.close")}
      width="28rem"
    >
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={t("contact.name")}
          required
          autoComplete="name"
          autoCapitalize="words"
          {...register("contact_person_name", { validate: (name) => cleanName(name) !== "" })}
        />
        <PhoneLine>
          <TextField
            label={t("contact.phone")}
            type="tel"
            dir="ltr"
            error={formState.errors.contact_person_number?.message}
            {...register("contact_person_number", {
              validate: async (number) =>
                number.trim() === "" || (await readPhone(number)) !== null || account("auth.phoneWrong"),
            })}
          />
        </PhoneLine>
        <TextField
          label={emailNeeded ? t("contact.email") : `${t("contact.email")} (${shell("app.optional")})`}
          required={emailNeeded}
          {...emailTyping}
          enterKeyHint="done"
          error={formState.errors.contact_person_email?.message}
          {...register("contact_person_email", {
            required: emailNeeded,
            validate: (email) =>
              email.trim() === "" || isEmailAddress(cleanEmail(email)) || t("details.emailInvalid"),
          })}
        />
        <div className={styles.row}>
          <Button variant="outline" wide onClick={() => void askReset()}>
            {shell("app.reset")}
          </Button>
          <Button type="submit" wide>
            {shell("app.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
