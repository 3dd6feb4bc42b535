import type { ReactNode } from "react";
import { Button } from "@/ui/chakra/button";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { Spinner } from "@/ui/plain/spinner";
import type { Found } from "../../decisions/use-found";
import { useTexts } from "../../texts/texts";
import { failureText } from "../failure-text";
import styles from "./decisions.module.css";

interface Props<T> {
  readonly found: Pick<Found<T>, "value" | "isReading" | "error" | "again">;
  /** Said where nothing is there. */
  readonly empty: string;
  readonly rowsOf: (value: T) => readonly ReactNode[];
}

/** A list, or what there is instead of it. */
export function FoundList<T>({ found: { value, isReading, error, again }, empty, rowsOf }: Props<T>) {
  const t = useTexts();
  const rows = value === null ? [] : rowsOf(value);
  return (
    <>
      {isReading && value === null ? <Spinner label={t("app.loading")} /> : null}
      {value !== null && rows.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      {rows.length > 0 ? <ul className={styles.list}>{rows}</ul> : null}
      {error === null ? null : (
        <div className={styles.failure}>
          <p role="alert">{failureText(error, t)}</p>
          <Button variant="outline" size="lg" onClick={again}>
            {t("app.retry")}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly title: ReactNode;
  /** At the end of the title's line, such as an amount. */
  readonly aside?: ReactNode;
  readonly facts: readonly ReactNode[];
  readonly children?: ReactNode;
  readonly onPress: () => void;
}

/** One thing of a list; pressing it opens the rest. */
export function DecisionRow({ title, aside, facts, children, onPress }: RowProps) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onPress}>
        <span className={styles.words}>
          <span className={styles.first}>
            <strong className={styles.title}>{title}</strong>
            {aside}
          </span>
          <span className={styles.facts}>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places
              <span key={index}>{fact}</span>
            ))}
          </span>
          {children}
        </span>
        <ChevronEndIcon size={20} />
      </button>
    </li>
  );
}
