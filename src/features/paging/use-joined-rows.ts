import { startTransition, useEffect, useRef, useState } from "react";

/**
 * Rows that join a list come a few in a frame: the browser has to style, lay out and paint them before the next one, and with
 * a whole page of cards that holds up the finger of somebody with a slow phone. One comes first, and more at once only while
 * the phone is quick.
 */
const maxRowsPerFrame = 4;
/** From one step to the next, ms: two frames, because React needs one of them. */
const quickStepMs = 36;

interface Step {
  readonly at: number;
  readonly rows: number;
  /** How many came with the step before, which were painted between the two. */
  readonly before: number;
}

/** The step after `last`: as soon as rows have been painted quickly, twice as many. */
function nextStep(last: Step, now: number): Step {
  if (now - last.at > quickStepMs) return { at: now, rows: 1, before: 0 };
  return { at: now, rows: Math.min(Math.max(1, 2 * last.before), maxRowsPerFrame), before: last.rows };
}

export interface JoinedRows<Row> {
  /** The rows to show now. */
  readonly rows: readonly Row[];
  /** False while more of them follow by themselves. */
  readonly complete: boolean;
}

/** `rows`, of which those that join at the end of a list come a few in a frame. Any other change shows at once. */
export function useJoinedRows<Row>(rows: readonly Row[]): JoinedRows<Row> {
  const [joining, setJoining] = useState({ rows, shown: rows.length });
  const step = useRef<Step>({ at: Number.NEGATIVE_INFINITY, rows: 0, before: 0 });
  let shown = Math.min(joining.shown, rows.length);
  if (joining.rows !== rows) {
    const before = joining.rows.slice(0, joining.shown);
    const joins = before.length > 0 && before.every((row, at) => row === rows[at]);
    shown = joins ? before.length : rows.length;
    setJoining({ rows, shown });
  }
  const complete = shown === rows.length;
  useEffect(() => {
    if (complete) return;
    const frame = requestAnimationFrame((now) => {
      step.current = nextStep(step.current, now);
      const more = step.current.rows;
      startTransition(() => setJoining({ rows, shown: Math.min(shown + more, rows.length) }));
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, shown, complete]);
  return { rows: complete ? rows : rows.slice(0, shown), complete };
}
