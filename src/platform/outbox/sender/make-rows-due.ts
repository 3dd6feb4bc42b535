import { readRows, updateRow } from "../storage/rows";

/** The network may be back: rows that wait for their next try are due at once. A Retry-After of the server still holds. */
export async function makeRowsDue(): Promise<void> {
  for (const row of await readRows()) {
    if (row.state !== "waiting" && row.state !== "checking") continue;
    await updateRow(row.id, (now) =>
      now.notBefore > Date.now() ? { ...now, notBefore: now.heldUntil } : undefined,
    );
  }
}
