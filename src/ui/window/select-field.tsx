// @chunk controls

import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { ChevronDownIcon } from "../icons/chevron-down";
import { classNames } from "./class-names";
import { describedBy, FieldFrame, type FieldText } from "./field";
import styles from "./field.module.css";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<"select">, "size" | "required"> {
  readonly options: readonly SelectOption[];
  readonly startSlot?: ReactNode;
  readonly size?: "md" | "lg";
}

/** The platform's own select: on phones nothing we draw is as quick as the wheel the shopper knows. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  required,
  options,
  startSlot,
  size = "md",
  className,
  id,
  ...rest
}: SelectFieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const ids = { hintId: `${controlId}-hint`, errorId: `${controlId}-error` };
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, controlId }} {...ids}>
      <div
        className={classNames(
          styles.control,
          size === "lg" && styles.lg,
          Boolean(error) && styles.invalid,
          className,
        )}
      >
        {startSlot ? <span className={styles.slot}>{startSlot}</span> : null}
        <select
          {...rest}
          id={controlId}
          className={classNames(styles.input, styles.select)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ hint, error }, ids)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.slot} aria-hidden="true">
          <ChevronDownIcon size={18} />
        </span>
      </div>
    </FieldFrame>
  );
}
