// @chunk lists

import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { isRightToLeft, nextInRow } from "./roving-focus";
import styles from "./tabs.module.css";

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A count beside the label. */
  readonly count?: ReactNode;
  /** Rendered only while its tab is chosen. */
  readonly panel?: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Lets the labels share the whole width. */
  readonly fitted?: boolean;
  /** The labels are titles of rows; a single one is a heading. `action` stands beside them. */
  readonly titles?: boolean;
  readonly action?: ReactNode;
  readonly className?: string;
}

/** Tabs after the ARIA pattern: one stop for Tab, arrows, Home and End move and choose. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const base = useId();
  const chosen = props.items.find((item) => item.value === props.value);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = props.items.findIndex((item) => item.value === props.value);
    const next = nextInRow(event.key, current, props.items.length, isRightToLeft(event.currentTarget));
    const item = next === undefined ? undefined : props.items[next];
    if (!item) return;
    event.preventDefault();
    props.onValueChange(item.value);
    const tab = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0];
    tab?.focus();
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const only = props.titles && props.items.length === 1;
  const list = only ? (
    <h2 className={styles.only}>{chosen?.label}</h2>
  ) : (
    <div
      role="tablist"
      aria-label={props.label}
      className={classNames(styles.list, props.fitted && styles.fitted, props.titles && styles.titles)}
      onKeyDown={onKeyDown}
    >
      {props.items.map((item) => {
        const selected = item.value === props.value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${base}-tab-${item.value}`}
            aria-selected={selected}
            aria-controls={selected && item.panel !== undefined ? `${base}-panel` : undefined}
            tabIndex={selected ? 0 : -1}
            className={styles.tab}
            onClick={() => props.onValueChange(item.value)}
          >
            <span className={styles.label}>{item.label}</span>
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </button>
        );
      })}
    </div>
  );
  return (
    <div className={props.className}>
      {props.action === undefined ? (
        list
      ) : (
        <div className={styles.head}>
          {list}
          {props.action}
        </div>
      )}
      {chosen?.panel === undefined ? null : (
        <div
          {...(only ? undefined : { role: "tabpanel", "aria-labelledby": `${base}-tab-${chosen.value}` })}
          id={`${base}-panel`}
          className={styles.panel}
        >
          {chosen.panel}
        </div>
      )}
    </div>
  );
}
