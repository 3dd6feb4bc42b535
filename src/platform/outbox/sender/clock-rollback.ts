/** Times in rows are of the device's clock. When it is put back, they lie in a future that may be hours away. */

import type { OutboxRow } from "../queue/row";
import { updateRow } from "../storage/rows";
import { clockToleranceMs } from "./retry-policy";

/**
 * Moves the times of rows that a clock ahead of this one wrote, so that they are tried again when they would have been.
 * `now` is epoch ms of the device. An order that was never tried is left alone: about its deadline the shopper is asked.
 */
export async function adjustForClockRollback(rows: readonly OutboxRow[], now: number): Promise<void> {
  for (const row of rows) {
    if (now >= row.seenAt - clockToleranceMs || (row.kind === "order" && row.firstTriedAt === null)) continue;
    await updateRow(row.id, (before) => {
      const ahead = before.seenAt - now;
      if (ahead <= clockToleranceMs) return undefined;
      return {
        ...before,
        seenAt: now,
        notBefore: before.notBefore - ahead,
        heldUntil: before.heldUntil - ahead,
        leaseUntil: before.leaseUntil - ahead,
      };
    });
  }
}
