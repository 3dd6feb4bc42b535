import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import type { Fold } from "../use-fold";
import styles from "./fold-row.module.css";

interface Props extends Pick<ComponentProps<"section">, "tabIndex"> {
  /** The title's id; its fields' id is made of it. */
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** What is chosen now. */
  readonly value: ReactNode;
  /** More about it, in small letters. */
  readonly detail?: ReactNode;
  readonly fold: Fold;
  /** Buttons beside the row, seen in either state. */
  readonly actions?: ReactNode;
  /** What has to be seen in either state. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
  readonly "data-missing"?: "";
}

/** One line of the checkout that says what is chosen and unfolds into its fields. */
export function FoldRow(props: Props) {
  const { id, title, icon, value, detail, fold, actions, notes, children, ...mark } = props;
  return (
    <section aria-labelledby={id} className={styles.part} {...mark}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.row}
            aria-expanded={fold.open}
            aria-controls={`${id}-fields`}
            onClick={fold.toggle}
          >
            <span className={styles.icon}>{icon}</span>
            <span className={styles.words}>
              <span id={id} className={styles.title}>
                {title}
              </span>{" "}
              <span className={styles.value}>{value}</span>
              {detail ? <span className={styles.detail}> {detail}</span> : null}
            </span>
            <ChevronDownIcon size={20} className={styles.chevron} />
          </button>
        </h2>
        {actions}
      </div>
      {notes}
      <div id={`${id}-fields`} className={styles.fields} hidden={!fold.open}>
        {children}
      </div>
    </section>
  );
}
