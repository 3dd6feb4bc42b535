import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { showError } from "@/stores/show-error";
import { showSuccess, showToast } from "@/stores/toasts";
import { Button } from "@/ui/window/button";
import { emailTyping } from "@/ui/window/email-typing";
import { subscribeNewsletter } from "../api/subscribe";
import { isNewsletterEmail } from "../email-pattern";
import styles from "./newsletter-form.module.css";

/** Subscribes an email address; an invalid one is reported at once and never sent. */
export default function NewsletterForm() {
  const t = useTexts("frame");
  const [email, setEmail] = useState("");
  const subscription = useMutation({
    mutationFn: subscribeNewsletter,
    meta: { ownErrors: true },
    onSuccess: () => {
      setEmail("");
      showSuccess(t("footer.subscribed"));
    },
    onError: showError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNewsletterEmail(email)) subscription.mutate(email);
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
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="highlight" className={styles.button} loading={subscription.isPending}>
        {t("footer.subscribe")}
      </Button>
    </form>
  );
}
