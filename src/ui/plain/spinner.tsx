import styles from "./spinner.module.css";

export interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration of something that already speaks. */
  readonly label?: string;
  /** Diameter in px. */
  readonly size?: number;
}

/** An arc that turns; with reduced motion it stands still, which is why a label belongs to it. */
export function Spinner({ label, size = 24 }: SpinnerProps) {
  return (
    <span className={styles.root} role={label ? "status" : undefined}>
      <svg
        className={styles.arc}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label ? <span className="visually-hidden">{label}</span> : null}
    </span>
  );
}
