// @chunk kit
import { CheckboxControl, CheckboxHiddenInput, CheckboxLabel, CheckboxRoot } from "@chakra-ui/react/checkbox";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./choice.module.css";
import { startChoiceInput } from "./choice-input";

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<"input">, "type" | "color" | "className" | "value" | "style"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the line, such as a price. */
  readonly endSlot?: ReactNode;
  readonly value?: string;
}

/** A checkbox with its label as one large target. The native input carries every event, so forms can register it. */
export function Checkbox({
  label,
  hint,
  endSlot,
  checked,
  defaultChecked,
  disabled,
  name,
  value,
  ...input
}: CheckboxProps) {
  return (
    <CheckboxRoot
      checked={checked}
      defaultChecked={defaultChecked}
      disabled={disabled}
      name={name}
      // Chakra's own default is the text "on", which react-hook-form would take for the field's value; it reads "" as true.
      value={value ?? ""}
    >
      <CheckboxHiddenInput {...input} {...startChoiceInput} />
      <CheckboxControl>{null}</CheckboxControl>
      <CheckboxLabel>
        <span>{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </CheckboxLabel>
      {endSlot ? <span className={styles.end}>{endSlot}</span> : null}
    </CheckboxRoot>
  );
}
