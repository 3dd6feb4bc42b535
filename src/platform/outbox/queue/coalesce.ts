/**
 * What was never tried can be changed in the outbox itself: two changes of the same thing become one, and two that undo
 * each other become none.
 */
import type { NewRow, OutboxRow } from "./row";

/** Whether nothing of the row can have left the device, and nobody is about to send it. */
export function isUnsent(row: OutboxRow, now: number): boolean {
  return row.firstTriedAt === null && row.leaseUntil <= now && row.state === "waiting";
}

/**
 * Whether the earlier row, sent or on its way, says what the new one would: a heart pressed twice before it was seen to
 * change is one wish, and keeps the key that the server may know already.
 */
export function isRepeat(earlier: OutboxRow, next: NewRow): boolean {
  return (
    earlier.kind === "wishlist" &&
    next.kind === "wishlist" &&
    (earlier.state === "waiting" || earlier.state === "sending") &&
    earlier.firstTriedAt !== null &&
    earlier.payload.wished === next.payload.wished
  );
}

/**
 * The one change that stands for the earlier and the new one, null when nothing is left to do, undefined when both have
 * to be sent. `earlier` is the last row of the same subject and was never tried. Where it replaced one that was, nobody
 * knows what the server has: then two wishes that undo each other leave the last one to be said.
 */
export function coalesce(earlier: OutboxRow, next: NewRow): NewRow | null | undefined {
  if (earlier.kind === "wishlist" && next.kind === "wishlist")
    return earlier.payload.wished === next.payload.wished || earlier.replacesTried ? next : null;
  if (earlier.kind === "address" && next.kind === "address") {
    if (next.payload.op === "save") return next;
    // An address that the server has never seen needs no deleting.
    return next.payload.id === null ? null : next;
  }
  if (earlier.kind === "review" && next.kind === "review") return next;
  return undefined;
}
