// @chunk home-more

import { useEffect, useRef, useState } from "react";
import styles from "./countdown.module.css";
import { type CountdownParts, countdownParts } from "./countdown-parts";

export interface CountdownProps {
  /** Epoch milliseconds. */
  readonly until: number;
  /** Epoch milliseconds now; hand in the server's clock where it matters. */
  readonly now?: () => number;
  /** The name of a unit under its figure, in the form that the figure asks for: 1 day, 2 days. */
  readonly unitLabel: (unit: keyof CountdownParts, count: number) => string;
  /** The time left in words, read on demand and not announced each second. */
  readonly timeLeftLabel: (parts: CountdownParts) => string;
  /** Called once when nothing is left. */
  readonly onEnd?: () => void;
  /** A figure in the shopper's numerals, two digits wide; plain digits by default. */
  readonly format?: (value: number) => string;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Days, hours, minutes and seconds until something ends; days only when there are any. */
export function Countdown({
  until,
  now = Date.now,
  unitLabel,
  timeLeftLabel,
  onEnd,
  format = twoDigits,
}: CountdownProps) {
  const [left, setLeft] = useState(() => until - now());
  const latest = useRef({ now, onEnd });
  latest.current = { now, onEnd };
  useEffect(() => {
    let ended = false;
    const tick = () => {
      const rest = until - latest.current.now();
      setLeft(rest);
      if (rest > 0 || ended) return;
      ended = true;
      clearInterval(timer);
      latest.current.onEnd?.();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  const parts = countdownParts(left);
  const units = (["days", "hours", "minutes", "seconds"] as const).filter(
    (unit) => unit !== "days" || parts.days > 0,
  );
  return (
    <span role="timer" aria-label={timeLeftLabel(parts)} aria-live="off" className={styles.row}>
      {units.map((unit) => (
        <span key={unit} className={styles.unit} aria-hidden="true">
          <span className={styles.figure}>{format(parts[unit])}</span>
          <span className={styles.name}>{unitLabel(unit, parts[unit])}</span>
        </span>
      ))}
    </span>
  );
}
