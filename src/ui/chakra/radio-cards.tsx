import {
  RadioCardItem,
  RadioCardItemAddon,
  RadioCardItemContent,
  RadioCardItemDescription,
  RadioCardItemHiddenInput,
  RadioCardItemIndicator,
  RadioCardItemText,
  RadioCardLabel,
  RadioCardRoot,
} from "@chakra-ui/react/radio-card";
import { type ReactNode, useId } from "react";
import styles from "./choice.module.css";
import { cardChoiceInput } from "./choice-input";

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
  const { options, onValueChange } = props;
  const id = useId();
  const contentId = (option: RadioCard<Value>) => `${id}-${option.value}`;
  return (
    <RadioCardRoot
      value={props.value ?? null}
      name={props.name}
      onValueChange={({ value }) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onValueChange(chosen.value);
      }}
    >
      <RadioCardLabel className={props.legendHidden ? "visually-hidden" : undefined}>
        {props.legend}
      </RadioCardLabel>
      <div className={props.layout === "row" ? styles.row : styles.column}>
        {options.map((option) => (
          <RadioCardItem key={option.value} value={option.value} disabled={option.disabled}>
            {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
            <RadioCardItemContent id={contentId(option)}>
              <RadioCardItemText>{option.label}</RadioCardItemText>
              {option.hint ? <RadioCardItemDescription>{option.hint}</RadioCardItemDescription> : null}
            </RadioCardItemContent>
            {option.endSlot ? <RadioCardItemAddon>{option.endSlot}</RadioCardItemAddon> : null}
            {/* The hint is part of the name: two saved addresses may both be called Home. */}
            <RadioCardItemHiddenInput {...cardChoiceInput} aria-labelledby={contentId(option)} />
            <RadioCardItemIndicator />
          </RadioCardItem>
        ))}
      </div>
    </RadioCardRoot>
  );
}
