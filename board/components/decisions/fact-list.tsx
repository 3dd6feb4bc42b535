import type { ReactNode } from "react";
import styles from "./decisions.module.css";

interface Props {
  /** Name and value; what has no value is left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of a thing, a line each. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) =>
        value === null || value === "" ? null : (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
