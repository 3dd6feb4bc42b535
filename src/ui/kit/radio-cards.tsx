// @chunk controls

import { type ReactNode, useId } from "react";
import styles from "../window/choice.module.css";
import { classNames } from "../window/class-names";

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly endSlot?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly options: readonly RadioCard<Value>[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly name?: string;
  /** `row` lays the cards side by side where there is room. */
  readonly layout?: "column" | "row";
}

/** One choice out of a few, each a card: ways to pay, ways of delivery, addresses. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const generated = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={props.legendHidden ? "visually-hidden" : styles.legend}>{props.legend}</legend>
      <div className={props.layout === "row" ? styles.row : styles.column}>
        {props.options.map((option) => (
          <label key={option.value} className={classNames(styles.line, styles.card)}>
            {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
            <span className={styles.words}>
              <span className={styles.strong}>{option.label}</span>
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
            {option.endSlot ? <span className={styles.end}>{option.endSlot}</span> : null}
            <input
              type="radio"
              name={props.name ?? generated}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.disabled}
              onChange={() => props.onValueChange(option.value)}
              className={classNames(styles.mark, styles.round)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
