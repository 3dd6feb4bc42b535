import type { ReactNode } from "react";
import { Card } from "@/ui/plain/card";
import { Picture } from "@/ui/plain/picture";
import styles from "./order-form.module.css";

interface Props {
  readonly title: string;
  /** The section's name for assistive technology, if its title does not do. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** One card of the form with its title. */
export function FormSection({ title, label = title, children }: Props) {
  return (
    <Card as="section" aria-label={label}>
      <div className={styles.fields}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </Card>
  );
}

/** The card above the fields: the ordered thing, or its store. */
export function FormSubject({
  label,
  picture,
  name,
  text,
}: {
  readonly label: string;
  readonly picture: string | null;
  readonly name: string;
  readonly text: string | null;
}) {
  return (
    <Card as="section" aria-label={label}>
      <div className={styles.subject}>
        <Picture src={picture} alt="" maxWidth={96} className={styles.picture} />
        <div>
          <h2 className={styles.title}>
            <bdi>{name}</bdi>
          </h2>
          {text ? <FormNote>{text}</FormNote> : null}
        </div>
      </div>
    </Card>
  );
}

/** A sentence that explains what stands above it. */
export function FormNote({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <p id={id} className={styles.note}>
      {children}
    </p>
  );
}
