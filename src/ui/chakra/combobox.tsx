import { createListCollection } from "@chakra-ui/react/collection";
import {
  ComboboxContent,
  ComboboxControl,
  ComboboxEmpty,
  ComboboxInput,
  ComboboxItem,
  ComboboxPositioner,
  ComboboxRoot,
  ComboboxTrigger,
} from "@chakra-ui/react/combobox";
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { nameHasWords } from "@/domain/search-text";
import { ChevronDownIcon } from "../icons/chevron-down";
import { combobox } from "../theme/recipes/floating";
import styles from "./combobox.module.css";

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

export interface ComboboxProps {
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Called when the list has closed; `left` when the shopper went elsewhere, so that the focus is not theirs to give back. */
  readonly onClose: (left: boolean) => void;
  /** Stands in the list where nothing fits. */
  readonly emptyText: string;
}

/** A choice from many, found by typing part of its name; open and focused from the start. */
export function Combobox({ label, options, value, onValueChange, onClose, emptyText }: ComboboxProps) {
  const [typed, setTyped] = useState("");
  const collection = useMemo(() => {
    return createListCollection({ items: options.filter(({ label }) => nameHasWords(label, typed)) });
  }, [options, typed]);
  return (
    <ComboboxRoot
      recipe={combobox}
      collection={collection}
      value={[value]}
      selectionBehavior="clear"
      placeholder={options.find((option) => option.value === value)?.label}
      defaultOpen
      autoFocus
      openOnClick
      inputBehavior="autohighlight"
      positioning={{ placement: "bottom-end", gutter: 4, sameWidth: false }}
      onInputValueChange={(details) => {
        if (details.reason === "input-change") setTyped(details.inputValue);
      }}
      onValueChange={(details) => {
        const [chosen] = details.value;
        if (chosen !== undefined) onValueChange(chosen);
      }}
      onOpenChange={(details) => {
        if (!details.open) onClose(details.reason === "interact-outside");
      }}
    >
      <ComboboxControl>
        <ComboboxInput aria-label={label} />
        <ComboboxTrigger aria-label={label} className={styles.trigger}>
          <ChevronDownIcon size={14} />
        </ComboboxTrigger>
      </ComboboxControl>
      {createPortal(
        <ComboboxPositioner>
          <ComboboxContent aria-label={label} aria-labelledby={undefined}>
            <ComboboxEmpty>{emptyText}</ComboboxEmpty>
            {collection.items.map((option) => (
              <ComboboxItem key={option.value} item={option}>
                {option.label}
              </ComboboxItem>
            ))}
          </ComboboxContent>
        </ComboboxPositioner>,
        document.body,
      )}
    </ComboboxRoot>
  );
}
