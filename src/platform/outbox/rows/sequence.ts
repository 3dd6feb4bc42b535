/** The order of rows inside a subject. */
import type { OutboxRow } from "./row";

/** Owned by `nextSequence`: the last number that this context gave out. */
let last = 0;

/** A number behind every one of these rows, also when the clock was set back since they were written. */
export function nextSequence(rows: readonly OutboxRow[], now: number): number {
  last = Math.max(last + 1, now, ...rows.map(({ sequence }) => sequence + 1));
  return last;
}
