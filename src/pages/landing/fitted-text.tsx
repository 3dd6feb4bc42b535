import { useLayoutEffect, useRef, useState } from "react";
import styles from "./landing.module.css";

export interface FittedTextProps {
  /** What the build says; it keeps the place. */
  readonly own: string;
  /** What the operator says; shown when it needs no more room, in smaller letters where that helps. */
  readonly given: string | null | undefined;
}

/** Of the size of the build's text. */
const sizes = [1, 0.9, 0.8, 0.7];

/**
 * The operator's text in the place of the build's, never larger than that: the first screen is painted before the
 * operator's texts are known, and what stands below must not move when they come.
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
    if (typeof ResizeObserver === "undefined") return;
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
