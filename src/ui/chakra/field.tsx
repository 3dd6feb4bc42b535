// @chunk kit
import {
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRequiredIndicator,
  FieldRoot,
} from "@chakra-ui/react/field";
import type { ReactNode } from "react";
import { WarningIcon } from "../icons/warning";
import type { FieldText } from "../plain/field";
import styles from "./field.module.css";

export interface FieldProps extends FieldText {
  /** The id of the control that this labels. */
  readonly id: string;
  readonly disabled?: boolean;
  /** Shown at the end of the hint's line, such as a count of letters. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label, control, hint and error in one column; Chakra's controls inside take their id and description from it. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  required,
  disabled,
  aside,
  children,
}: FieldProps) {
  const invalid = Boolean(error);
  return (
    <FieldRoot
      id={id}
      ids={{ control: `${id}-field`, ...textIds(id) }}
      invalid={invalid}
      required={required}
      disabled={disabled}
    >
      <FieldLabel className={labelHidden ? "visually-hidden" : undefined}>
        {label}
        <FieldRequiredIndicator />
      </FieldLabel>
      {children}
      <div aria-live="polite">
        <FieldErrorText>
          <WarningIcon size={16} />
          <span className={styles.error}>{error}</span>
        </FieldErrorText>
      </div>
      {(hint && !error) || aside ? (
        <div className={styles.help}>
          {hint && !error ? <FieldHelperText>{hint}</FieldHelperText> : <span />}
          {aside ? <span>{aside}</span> : null}
        </div>
      ) : null}
    </FieldRoot>
  );
}

const textIds = (id: string) => ({ errorText: `${id}-error`, helperText: `${id}-hint` });

/** The id that describes a control right now; undefined when nothing does. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldText, "hint" | "error">,
): string | undefined {
  if (error) return textIds(id).errorText;
  return hint ? textIds(id).helperText : undefined;
}
