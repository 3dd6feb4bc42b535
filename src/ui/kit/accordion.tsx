import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icons/chevron-down";
import { classNames } from "../window/class-names";
import styles from "./accordion.module.css";

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Disclosures of one name close each other. */
  readonly name?: string;
  readonly className?: string;
}

/** A title that opens and closes its content; the browser's own element, so it is found by find-in-page. */
export function Disclosure({ title, icon, children, open, onOpenChange, name, className }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.root, className)}
      open={open}
      name={name}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {icon}
        <span className={styles.title}>{title}</span>
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
