/**
 * A change that was never sent can be edited in the outbox: two changes of the same thing become one, and two that undo
 * each other become none.
 */
import type { NewRow, OutboxRow } from "../rows/row";

/** Whether nothing of the row can have left the device and no sender is about to send it. */
export function isUnsent(row: OutboxRow, now: number): boolean {
  return row.firstTriedAt === null && row.leaseUntil <= now && row.state === "waiting";
}

/**
 * Whether the earlier row, sent or under way, already says what the new one would. A heart that is pressed twice before
 * it was seen to change is one change, and keeps the key that the server may know already.
 */
export function isRepeat(earlier: OutboxRow, next: NewRow): boolean {
  return (
    earlier.kind === "wishlist" &&
    next.kind === "wishlist" &&
    (earlier.state === "waiting" || earlier.state === "sending") &&
    earlier.firstTriedAt !== null &&
    earlier.payload.inWishlist === next.payload.inWishlist
  );
}

/**
 * The one change that replaces the earlier and the new one, null when nothing is left to do, undefined when both have to
 * be sent. `earlier` is the last row of the same subject and was never tried. If it replaced one that was tried, the
 * server's state is unknown, so of two wishlist changes that undo each other the last one is still sent.
 */
export function coalesce(earlier: OutboxRow, next: NewRow): NewRow | null | undefined {
  if (earlier.kind === "wishlist" && next.kind === "wishlist")
    return earlier.payload.inWishlist === next.payload.inWishlist || earlier.replacesTried ? next : null;
  if (earlier.kind === "address" && next.kind === "address") {
    if (next.payload.op === "save") return next;
    // An address that the server never saw needs no deletion there.
    return next.payload.id === null ? null : next;
  }
  if (earlier.kind === "review" && next.kind === "review") return next;
  return undefined;
}
