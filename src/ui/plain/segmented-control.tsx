// @chunk controls

import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import styles from "./segmented-control.module.css";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  readonly legend: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly wide?: boolean;
  readonly size?: "sm" | "md";
}

/** Two to four choices side by side; radio buttons underneath, so keys and screen readers know them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classNames(styles.group, props.wide && styles.wide, props.size === "sm" && styles.sm)}
    >
      <legend className="visually-hidden">{props.legend}</legend>
      {props.segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={segment.value}
            checked={segment.value === props.value}
            disabled={segment.disabled}
            onChange={() => props.onValueChange(segment.value)}
          />
          {segment.icon}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
