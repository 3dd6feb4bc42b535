import { Textarea } from "@chakra-ui/react/textarea";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { type FieldText, typingAttributes } from "../plain/field";
import { describedBy, Field } from "./field";

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
  id,
  rows = 3,
  disabled,
  ...rest
}: TextAreaProps) {
  const generated = useId();
  const controlId = id ?? generated;
  return (
    <Field {...{ id: controlId, label, labelHidden, hint, error, required, disabled, aside: count }}>
      <Textarea
        {...(rest as object)}
        {...typingAttributes({ enterKeyHint: "enter", ...rest })}
        rows={rows}
        aria-required={required || undefined}
        aria-describedby={describedBy(controlId, { hint, error })}
      />
    </Field>
  );
}
