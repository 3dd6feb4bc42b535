/** Reading and writing rows. Every change is one transaction and is announced. */
import { change, readAll, removeWhere } from "./database";
import { announce } from "./events";
import { idOf, isOutboxRow, type NewRow, type OutboxRow, subjectOf } from "./row";

/** Every readable row, oldest first. Unreadable ones are left alone: a newer version of the app may know them. */
export async function allRows(): Promise<OutboxRow[]> {
  return (await readAll("rows")).filter(isOutboxRow).sort((a, b) => a.sequence - b.sequence);
}

/**
 * Writes a row before its request leaves. A row that stands for a state (cart, wish) replaces the earlier one of its
 * subject and gets a new key, so that an answer to the earlier one is not taken for an answer to this.
 */
export async function putRow(
  row: NewRow,
  owner: { key: string; epoch: number },
  now: number,
): Promise<OutboxRow> {
  const key = crypto.randomUUID();
  const id = idOf(row, owner.key, key);
  const written = await change<OutboxRow>("rows", id, (before) => {
    const earlier = isOutboxRow(before) ? before : null;
    return {
      ...row,
      ...(row.kind === "order" ? { result: null } : {}),
      id,
      owner: owner.key,
      epoch: owner.epoch,
      subject: subjectOf(row),
      key,
      state: "waiting",
      sequence: earlier?.sequence ?? nextSequence(now),
      createdAt: now,
      tries: 0,
      firstTriedAt: null,
      notBefore: 0,
      // A sender that is at work keeps its lease; it will find the new key and leave the row dirty.
      leaseUntil: earlier?.leaseUntil ?? 0,
      problem: null,
    } as OutboxRow;
  });
  if (!written) throw new Error("The row was not written.");
  announce({ type: "row", id, row: written });
  return written;
}

let lastSequence = 0;
function nextSequence(now: number): number {
  lastSequence = Math.max(lastSequence + 1, now);
  return lastSequence;
}

/** Changes a row; `edit` answers null to delete it and undefined to leave it as it is. */
export async function editRow(
  id: string,
  edit: (row: OutboxRow) => OutboxRow | null | undefined,
): Promise<OutboxRow | null> {
  let touched = false;
  const after = await change<OutboxRow>("rows", id, (before) => {
    if (!isOutboxRow(before)) return undefined;
    const next = edit(before);
    touched = next !== undefined;
    return next === undefined ? before : (next ?? undefined);
  });
  if (touched) announce({ type: "row", id, row: after ?? null });
  return after ?? null;
}

/** Gives a row to another owner, under the id that a row of theirs has. */
export async function moveRow(row: OutboxRow, owner: { key: string; epoch: number }): Promise<void> {
  const id = idOf(row, owner.key, row.key);
  const moved = await change<OutboxRow>("rows", id, (before) => {
    // What was written under the new name meanwhile is newer.
    if (id !== row.id && isOutboxRow(before)) return before;
    return { ...row, id, owner: owner.key, epoch: owner.epoch };
  });
  if (id !== row.id) {
    await change("rows", row.id, () => undefined);
    announce({ type: "row", id: row.id, row: null });
  }
  announce({ type: "row", id, row: moved ?? null });
}

/** Deletes every row of an owner: after a confirmed sign-out, or when an account is gone. */
export async function removeRowsOf(owner: string): Promise<void> {
  await removeWhere("rows", (_, value) => isOutboxRow(value) && value.owner === owner);
  await removeWhere("bases", (key) => key.startsWith(`${owner}/`));
}
