// @chunk controls

import { type ComponentPropsWithRef, useId } from "react";
import { classNames } from "../class-names";
import { ChevronDownIcon } from "../icons/chevron-down";
import { type ControlLook, controlAttributes, FieldFrame, type FieldText } from "./field";
import styles from "./field.module.css";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldText,
    Omit<ControlLook, "className">,
    Omit<ComponentPropsWithRef<"select">, "size" | "required"> {
  readonly options: readonly SelectOption[];
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
  size,
  className,
  id,
  ...rest
}: SelectFieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, size, startSlot, className, controlId }}>
      <select
        {...rest}
        {...controlAttributes(controlId, { hint, error, required })}
        className={classNames(styles.input, styles.select)}
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
    </FieldFrame>
  );
}
