import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/kit/button";
import { ButtonLink } from "@/ui/window/button";
import type { ApplicationForm } from "../use-application";
import styles from "./applications.module.css";

/** The form of an application with its buttons, or what is said once it has been sent. */
export function ApplicationFrame({
  application,
  children,
}: {
  readonly application: ApplicationForm;
  readonly children: ReactNode;
}) {
  const t = useTexts("applications");
  const shell = useTexts("shell");
  const { done, submit, reset, form } = application;
  if (done !== null) return <Done text={done} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="lg"
          loading={form.formState.isSubmitting}
          loadingLabel={shell("app.loading")}
        >
          {t("send")}
        </Button>
        <Button variant="ghost" size="lg" onClick={() => void reset()}>
          {t("reset.button")}
        </Button>
      </div>
    </form>
  );
}

function Done({ text }: { readonly text: string }) {
  const t = useTexts("applications");
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {t("done.title")}
      </h2>
      <p>{text}</p>
      <ButtonLink as={Link} to="/">
        {t("done.home")}
      </ButtonLink>
    </section>
  );
}
