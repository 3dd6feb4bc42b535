import { startTransition, useEffect, useState } from "react";

/**
 * Rows that join a list in one frame: the browser has to style, lay out and paint them before the next one, and with a
 * whole page of cards that holds up the finger of somebody with a slow phone.
 */
const rowsPerFrame = 2;

export interface JoinedRows<Row> {
  /** The rows to show now. */
  readonly rows: readonly Row[];
  /** False while more of them follow by themselves. */
  readonly complete: boolean;
}

/** `rows`, of which those that join at the end of a list come a few in a frame. Any other change shows at once. */
export function useJoinedRows<Row>(rows: readonly Row[]): JoinedRows<Row> {
  const [joining, setJoining] = useState({ rows, shown: rows.length });
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
    const frame = requestAnimationFrame(() =>
      startTransition(() => setJoining({ rows, shown: Math.min(shown + rowsPerFrame, rows.length) })),
    );
    return () => cancelAnimationFrame(frame);
  }, [rows, shown, complete]);
  return { rows: complete ? rows : rows.slice(0, shown), complete };
}
