// @chunk item
import { useId, useState } from "react";
import { cutText, readMoreLimit } from "./cut-text";
import styles from "./read-more.module.css";

export interface ReadMoreProps {
  readonly text: string;
  readonly moreLabel: string;
  readonly lessLabel: string;
  /** Letters shown at first; 70 as the specification says. */
  readonly limit?: number;
}

/** A long text, cut until the shopper asks for the rest. */
export function ReadMore({ text, moreLabel, lessLabel, limit = readMoreLimit }: ReadMoreProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const cut = cutText(text, limit);
  if (cut === undefined) return <span>{text}</span>;
  return (
    <span>
      <span id={id}>{open ? text : `${cut}…`}</span>{" "}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        {open ? lessLabel : moreLabel}
      </button>
    </span>
  );
}
