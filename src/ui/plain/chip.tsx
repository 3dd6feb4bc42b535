// @chunk controls

import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names";
import { CloseIcon } from "../icons/close";
import styles from "./chip.module.css";

export interface FilterChipProps extends ComponentPropsWithRef<"button"> {
  readonly selected: boolean;
  readonly icon?: ReactNode;
}

/** A filter that is on or off. */
export function FilterChip({ selected, icon, className, children, ...rest }: FilterChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={classNames(styles.chip, styles.action, selected && styles.selected, className)}
    >
      {icon}
      {children}
    </button>
  );
}

export interface ChipProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** Given, the chip carries a button that takes it away. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
}

/** A small piece of text that stands for something chosen. */
export function Chip({ children, icon, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={classNames(styles.chip, onRemove && styles.removable)}>
      {icon}
      {children}
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size={14} />
        </button>
      ) : null}
    </span>
  );
}
