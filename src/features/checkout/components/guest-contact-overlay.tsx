import { useForm } from "react-hook-form";
import { isEmailAddress } from "@/domain/email";
import { useIsEmailNeeded } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { askToConfirm } from "@/stores/ask-overlay";
import { type GuestContact, saveGuestContact, useGuestContactStore } from "@/stores/guest-contact";
import type { OverlayProps } from "@/stores/overlay";
import { Dialog } from "@/ui/kit/dialog";
import { TextField } from "@/ui/kit/text-field";
import { Button } from "@/ui/window/button";
import { isPhoneNumber } from "../phone-pattern";
import styles from "./overlays.module.css";

const empty: GuestContact = { contact_person_name: "", contact_person_number: "", contact_person_email: "" };

/** How the shop reaches a guest. Only name and e-mail are required here; a phone number has to be one that the checkout takes. */
export default function GuestContactOverlay({ open, onClose, onClosed }: OverlayProps<"guest-contact">) {
  const t = useTexts("checkout");
  const shell = useTexts("frame");
  const contact = useGuestContactStore((state) => state.contact);
  const emailNeeded = useIsEmailNeeded();
  const { register, handleSubmit, reset, formState } = useForm<GuestContact>({
    defaultValues: contact ?? empty,
  });
  const save = handleSubmit((values) => {
    saveGuestContact({ ...contact, ...values });
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
          {...register("contact_person_name", { required: true })}
        />
        <TextField
          label={t("contact.phone")}
          type="tel"
          dir="ltr"
          error={formState.errors.contact_person_number?.message}
          {...register("contact_person_number", {
            validate: (number) => number.trim() === "" || isPhoneNumber(number) || t("details.phoneShort"),
          })}
        />
        <TextField
          label={emailNeeded ? t("contact.email") : `${t("contact.email")} (${shell("app.optional")})`}
          required={emailNeeded}
          type="email"
          enterKeyHint="done"
          dir="ltr"
          error={formState.errors.contact_person_email?.message}
          {...register("contact_person_email", {
            required: emailNeeded,
            validate: (email) => email.trim() === "" || isEmailAddress(email) || t("details.emailInvalid"),
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
