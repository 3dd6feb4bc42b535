/** Times in rows are of the device's clock. When it is set back, they lie hours in the future. */

import type { OutboxRow } from "../rows/row";
import { updateRow } from "../storage/rows";
import { clockToleranceMs } from "./retry-policy";

/**
 * Shifts the times of rows written before the clock was set back, so that they are retried when they would have been.
 * `now` is epoch ms of the device. An order that was never tried is left alone: the shopper is asked about its deadline.
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
