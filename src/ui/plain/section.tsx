import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import styles from "./section.module.css";

export interface SectionProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** 'See all' and the like. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
  /** True while its content is on the way. */
  readonly busy?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A named part of a page. */
export function Section({
  title,
  subtitle,
  action,
  headingLevel = 2,
  busy,
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      className={classNames(styles.section, className)}
    >
      <header className={styles.header}>
        <div className={styles.words}>
          <Heading id={headingId} className={styles.title}>
            {title}
          </Heading>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      {children}
    </section>
  );
}
