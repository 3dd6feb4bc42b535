import { type ReactNode, useState } from "react";
import { RowOfTabs } from "@/features/query-state";
import { Tabs } from "@/ui/plain/tabs";
import styles from "./tabbed-rows.module.css";

/** With fewer cards a row looks empty: it is left out. */
export const minCards = 3;

export interface TabbedRow {
  readonly name: string;
  readonly title: string;
  /** Cards that it has: undefined until it is known, null where its list could not be had. */
  readonly size: number | null | undefined;
  readonly content: ReactNode;
}

export interface TabbedRowsProps {
  /** The first one that has enough cards is shown. */
  readonly rows: readonly TabbedRow[];
  readonly minSize?: number;
  /** Called with the section's element once it is there. */
  readonly ref?: (section: HTMLElement | null) => void;
}

/** The rows that get a tab: all that are to be shown once each is known, the first of them until then. */
export function shownRows<Row extends Pick<TabbedRow, "size">>(
  rows: readonly Row[],
  minSize = minCards,
): readonly Row[] {
  const shown = rows.filter(({ size }) => size === undefined || size === null || size >= minSize);
  return rows.some(({ size }) => size === undefined) ? shown.slice(0, 1) : shown;
}

/** Rows of one kind in the place of one, each under its title; nothing without any. */
export function TabbedRows({ rows, minSize, ref }: TabbedRowsProps) {
  const [wanted, setWanted] = useState("");
  const [action, setAction] = useState<HTMLElement | null>(null);
  const shown = shownRows(rows, minSize);
  const chosen = shown.find(({ name }) => name === wanted) ?? shown[0];
  if (chosen === undefined) return null;
  return (
    <section ref={ref} aria-label={chosen.title} aria-busy={chosen.size === undefined || undefined}>
      {shown.length > 1 ? <h2 className="visually-hidden">{chosen.title}</h2> : null}
      <Tabs
        titles
        action={<div ref={setAction} className={styles.action} />}
        label={chosen.title}
        value={chosen.name}
        onValueChange={setWanted}
        items={shown.map(({ name, title, content }) => ({
          value: name,
          label: title,
          panel: (
            <RowOfTabs key={name} value={action}>
              {content}
            </RowOfTabs>
          ),
        }))}
      />
    </section>
  );
}
