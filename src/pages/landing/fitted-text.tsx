import { useLayoutEffect, useRef, useState } from "react";
import styles from "./landing.module.css";

export interface FittedTextProps {
  /** The text of the build, which sets the size. */
  readonly own: string;
  /** The operator's text; shown if it fits, in a smaller size if needed. */
  readonly given: string | null | undefined;
}

/** Font sizes to try, relative to the build's text. */
const sizes = [1, 0.9, 0.8, 0.7];

/**
 * Shows the operator's text in place of the build's, never larger: the first screen is painted before the operator's
 * texts are loaded, and what is below must not move.
 */
export function FittedText({ own, given }: FittedTextProps) {
  const other = given && given !== own ? given : null;
  const shown = useRef<HTMLSpanElement>(null);
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = shown.current;
    const room = element?.parentElement;
    if (!element || !room || other === null) return;
    const measure = () =>
      setFits(
        sizes.some((size) => {
          element.style.fontSize = `${size}em`;
          return element.offsetHeight <= room.clientHeight + 1;
        }),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [other]);
  if (other === null) return own;
  return (
    <>
      <span className={fits ? styles.ghost : undefined} aria-hidden={fits || undefined}>
        {own}
      </span>
      <span
        ref={shown}
        className={fits ? styles.given : `${styles.given} ${styles.ghost}`}
        aria-hidden={fits ? undefined : true}
      >
        {other}
      </span>
    </>
  );
}
