import { type ComponentPropsWithRef, type ReactNode, useRef } from "react";
import { classNames } from "../class-names";
import { CloseIcon } from "../icons/close";
import { SearchIcon } from "../icons/search";
import { IconButton } from "./icon-button";
import styles from "./search-field.module.css";
import { Spinner } from "./spinner";

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "size" | "value" | "onChange"> {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly clearLabel: string;
  readonly size?: "md" | "lg";
  /** `sunken` for bars on a white surface, `raised` for the hero. */
  readonly variant?: "sunken" | "raised";
  /** In place of the magnifying glass. */
  readonly startSlot?: ReactNode;
  /** Beside the clear button, such as 'locate me' or a submit button. */
  readonly endSlot?: ReactNode;
  readonly busy?: boolean;
}

/** A search box with a clear button; combobox attributes may be handed through for suggestions. */
export function SearchField({
  label,
  value,
  onValueChange,
  clearLabel,
  size = "md",
  variant = "sunken",
  startSlot,
  endSlot,
  busy = false,
  className,
  ...rest
}: SearchFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const clear = () => {
    onValueChange("");
    frame.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={frame} className={classNames(styles.frame, styles[size], styles[variant], className)}>
      <span className={styles.start}>
        {busy ? <Spinner size={20} /> : (startSlot ?? <SearchIcon size={20} />)}
      </span>
      <input
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={styles.input}
      />
      {value ? (
        <IconButton size="sm" label={clearLabel} onClick={clear}>
          <CloseIcon size={18} />
        </IconButton>
      ) : null}
      {endSlot}
    </div>
  );
}
