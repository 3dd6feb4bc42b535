import { NativeSelectField, NativeSelectIndicator, NativeSelectRoot } from "@chakra-ui/react/native-select";
import { useId } from "react";
import { ChevronDownIcon } from "../icons/chevron-down";
import type { SelectFieldProps } from "../plain/select-field";
import { describedBy, Field } from "./field";

/** The platform's own select: on phones nothing we draw is as quick as the wheel the shopper knows. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  required,
  options,
  size = "md",
  id,
  disabled,
  ...rest
}: Omit<SelectFieldProps, "startSlot">) {
  const generated = useId();
  const controlId = id ?? generated;
  return (
    <Field {...{ id: controlId, label, labelHidden, hint, error, required, disabled }}>
      <NativeSelectRoot size={size}>
        <NativeSelectField
          {...(rest as object)}
          aria-required={required || undefined}
          aria-describedby={describedBy(controlId, { hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelectField>
        <NativeSelectIndicator>
          <ChevronDownIcon size={18} />
        </NativeSelectIndicator>
      </NativeSelectRoot>
    </Field>
  );
}
