import { type FormEvent, useRef, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { showError } from "@/stores/show-error";
import { showSuccess, showToast } from "@/stores/toasts";
import { Button } from "@/ui/plain/button";
import { emailTyping } from "@/ui/plain/email-typing";
import { subscribeNewsletter } from "../api/subscribe";
import { isNewsletterEmail } from "../email-pattern";
import styles from "./newsletter-form.module.css";

/** Subscribes an email address; an invalid one is reported at once and never sent. */
export default function NewsletterForm() {
  const t = useTexts("frame");
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  // At once, not when it is rendered: a second press may come before that.
  const sending = useRef(false);
  const subscribe = async () => {
    sending.current = true;
    setBusy(true);
    try {
      await subscribeNewsletter(email);
      setEmail("");
      showSuccess(t("footer.subscribed"));
    } catch (error) {
      showError(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    if (isNewsletterEmail(email)) void subscribe();
    else showToast({ id: "subscribed-email-error", kind: "error", text: t("footer.invalidEmail") });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <input
        className={styles.input}
        {...emailTyping}
        enterKeyHint="send"
        aria-label={t("footer.emailLabel")}
        placeholder={t("footer.emailPlaceholder")}
        value={email}
        readOnly={busy}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="highlight" className={styles.button} loading={busy}>
        {t("footer.subscribe")}
      </Button>
    </form>
  );
}
