import type { ReactNode } from "react";
import { CheckIcon } from "../icons/check";
import { CloseIcon } from "../icons/close";
import { classNames } from "../window/class-names";
import styles from "./timeline.module.css";

export interface TimelineStep {
  readonly id: string;
  readonly label: ReactNode;
  /** Such as the time it happened. */
  readonly detail?: ReactNode;
  readonly state: "done" | "current" | "upcoming" | "failed";
  readonly icon?: ReactNode;
  /** The state in words, for screen readers. */
  readonly stateLabel: string;
}

export interface TimelineProps {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** `wide` lies down where there is room and stands on phones. */
  readonly layout?: "column" | "wide";
}

function Mark({ step }: { readonly step: TimelineStep }) {
  if (step.icon) return step.icon;
  if (step.state === "failed") return <CloseIcon size={16} />;
  return step.state === "done" ? <CheckIcon size={16} /> : null;
}

/** The steps of an order. */
export function Timeline({ label, steps, layout = "column" }: TimelineProps) {
  return (
    <ol aria-label={label} className={classNames(styles.list, layout === "wide" && styles.wide)}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className={styles.mark}>
            <Mark step={step} />
          </span>
          <span className={styles.words}>
            <span className={styles.label}>{step.label}</span>
            <span className="visually-hidden">, {step.stateLabel}</span>
            {step.detail ? <span className={styles.detail}>{step.detail}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
