// @chunk controls

import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { classNames } from "../window/class-names";
import { describedBy, FieldFrame, type FieldText } from "../window/field";
import styles from "../window/field.module.css";

export interface TextAreaProps extends FieldText, Omit<ComponentPropsWithRef<"textarea">, "required"> {
  /** Shown under the field's end, such as '12 / 300'. */
  readonly count?: ReactNode;
}

/** Several lines of text. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  required,
  count,
  className,
  id,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const ids = { hintId: `${controlId}-hint`, errorId: `${controlId}-error` };
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, controlId }} {...ids} aside={count}>
      <div className={classNames(styles.control, Boolean(error) && styles.invalid, className)}>
        <textarea
          {...rest}
          id={controlId}
          rows={rows}
          className={classNames(styles.input, styles.area)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ hint, error }, ids)}
        />
      </div>
    </FieldFrame>
  );
}
