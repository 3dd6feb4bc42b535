import { useId } from "react";
import { classNames } from "../class-names";
import { MinusIcon } from "../icons/minus";
import { PlusIcon } from "../icons/plus";
import { TrashIcon } from "../icons/trash";
import styles from "./quantity-stepper.module.css";
import { Spinner } from "./spinner";

export interface QuantityStepperProps {
  /** Whole number. */
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  /** Given, minus at the smallest amount becomes this. */
  readonly onRemove?: () => void;
  readonly min?: number;
  /** The most that can be had; undefined for no limit. */
  readonly max?: number;
  /** Shown while `max` is reached, such as 'Only 3 left'. */
  readonly limitMessage?: string;
  readonly labels: {
    /** Names the group, such as 'Quantity of Margherita'. */
    readonly group: string;
    readonly increase: string;
    readonly decrease: string;
    readonly remove: string;
  };
  /** The figure in the shopper's numerals; by default the plain number. */
  readonly text?: string;
  readonly size?: "sm" | "md";
  readonly disabled?: boolean;
  readonly busy?: boolean;
}

/** How many of something: minus (a bin at the smallest amount), the figure, plus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, labels, size = "md", disabled, busy } = props;
  const messageId = useId();
  const atLeast = value <= min;
  const atMost = max !== undefined && value >= max;
  const removes = atLeast && props.onRemove !== undefined;
  const message = atMost ? props.limitMessage : undefined;
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is drawn */}
      <div role="group" aria-label={labels.group} className={classNames(styles.frame, styles[size])}>
        <button
          type="button"
          className={classNames(styles.button, removes && styles.remove)}
          aria-label={removes ? labels.remove : labels.decrease}
          disabled={disabled || (atLeast && !removes)}
          onClick={() => (removes ? props.onRemove?.() : props.onValueChange(value - 1))}
        >
          {removes ? <TrashIcon size={18} /> : <MinusIcon size={18} />}
        </button>
        <span className={styles.value} aria-live="polite" aria-atomic="true">
          {busy ? <Spinner size={16} /> : null}
          <span className={busy ? "visually-hidden" : undefined}>{props.text ?? value}</span>
        </span>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.increase}
          aria-describedby={message ? messageId : undefined}
          aria-disabled={atMost || undefined}
          disabled={disabled}
          onClick={() => (atMost ? undefined : props.onValueChange(value + 1))}
        >
          <PlusIcon size={18} />
        </button>
      </div>
      <span id={messageId} className={styles.message} aria-live="polite">
        {message}
      </span>
    </div>
  );
}
