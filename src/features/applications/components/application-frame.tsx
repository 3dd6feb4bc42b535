import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/chakra/button";
import { ButtonLink } from "@/ui/plain/button";
import { leadToMissing } from "@/ui/plain/lead-to-missing";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import type { ApplicationForm } from "../use-application";
import styles from "./applications.module.css";

/** The form of an application with its buttons, or what is said once it has been sent. */
export function ApplicationFrame({
  application,
  lead,
  children,
}: {
  readonly application: ApplicationForm;
  /** The introduction; hidden once the application was sent. */
  readonly lead: string;
  readonly children: ReactNode;
}) {
  const t = useTexts("applications");
  const shell = useTexts("shell");
  const { done, submit, reset, form, isWrong } = application;
  const [pressed, setPressed] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  if (done !== null) return <Done text={done} />;
  return (
    <>
      <p>{lead}</p>
      <form
        ref={frame}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setPressed(true);
          void submit().then(() => leadToMissing(frame.current));
        }}
      >
        {children}
        <div role="status">
          {pressed && isWrong ? <StatusNote tone="danger">{t("check")}</StatusNote> : null}
        </div>
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
    </>
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

/** Until the lists are there: a select shows a value only when it has it already, and a draft may hold one. */
export function ApplicationSkeleton() {
  const shell = useTexts("shell");
  return (
    <div className={styles.form} role="status" aria-label={shell("app.loading")}>
      {[1, 2, 3].map((part) => (
        <Skeleton key={part} height="14rem" />
      ))}
    </div>
  );
}
