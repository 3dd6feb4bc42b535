import { PinInputControl, PinInputInput, PinInputRoot } from "@chakra-ui/react/pin-input";
import { useState } from "react";

export interface CodeInputProps {
  /** Names the group of boxes. */
  readonly label: string;
  /** Name of one box, such as 'Code, digit 2 of 6'; `index` from 0. */
  readonly digitLabel: (index: number) => string;
  readonly length: number;
  /** The digits in the boxes so far. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Turns a pasted text into the code's digits. */
  readonly sanitize: (text: string) => string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
}

/** Digits of every script; who reads the value makes plain ones of them. */
const anyDigits = "^[0-9\\u0660-\\u0669\\u06f0-\\u06f9]+$";

/** A one-time code, a box a digit: pasting and codes from messages fill all of them. */
export function CodeInput(props: CodeInputProps) {
  const { length, value } = props;
  const places = Array.from({ length }, (_, place) => place);
  // A digit taken out of the middle leaves its box empty, which the joined value cannot say.
  const [boxes, setBoxes] = useState<readonly string[]>([]);
  const shown = boxes.join("") === value ? boxes : Array.from(value);
  return (
    <PinInputRoot
      otp
      dir="ltr"
      count={length}
      pattern={anyDigits}
      invalid={props.invalid}
      value={places.map((place) => shown[place] ?? "")}
      sanitizeValue={props.sanitize}
      translations={{ inputLabel: props.digitLabel }}
      onValueChange={(details) => {
        setBoxes(details.value);
        props.onValueChange(details.value.join(""));
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <PinInputControl role="group" aria-label={props.label} aria-describedby={props.describedBy}>
        {places.map((place) => (
          <PinInputInput key={place} index={place} data-autofocus={place === 0 ? "" : undefined} />
        ))}
      </PinInputControl>
    </PinInputRoot>
  );
}
