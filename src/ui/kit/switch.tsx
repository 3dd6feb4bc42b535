import { SwitchControl, SwitchHiddenInput, SwitchLabel, SwitchRoot } from "@chakra-ui/react/switch";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./choice.module.css";
import { endChoiceInput } from "./choice-input";

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<"input">, "type" | "role" | "color" | "className" | "value" | "style"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A setting that takes effect at once. The whole line is the target. */
export function Switch({ label, hint, checked, defaultChecked, disabled, name, ...input }: SwitchProps) {
  return (
    // "": see checkbox.tsx.
    <SwitchRoot checked={checked} defaultChecked={defaultChecked} disabled={disabled} name={name} value="">
      <SwitchLabel>
        <span>{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </SwitchLabel>
      <SwitchHiddenInput role="switch" {...input} {...endChoiceInput} />
      <SwitchControl />
    </SwitchRoot>
  );
}
