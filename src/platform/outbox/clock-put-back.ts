/** Times in rows are of the device's clock. When it is put back, they lie in a future that may be hours away. */
import { clockSlack } from "./again";
import type { OutboxRow } from "./row";
import { editRow } from "./rows";

/**
 * Moves the times of rows that a clock ahead of this one wrote, so that they are tried again when they would have been.
 * `now` is epoch ms of the device. An order that was never tried is left alone: about its deadline the shopper is asked.
 */
export async function followClockBack(rows: readonly OutboxRow[], now: number): Promise<void> {
  for (const row of rows) {
    if (now >= row.seenAt - clockSlack || (row.kind === "order" && row.firstTriedAt === null)) continue;
    await editRow(row.id, (before) => {
      const ahead = before.seenAt - now;
      if (ahead <= clockSlack) return undefined;
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
