/** Reading and writing rows. Every change is one transaction and is announced. */

import { coalesce, isRepeat, isUnsent } from "../queue/coalesce";
import { publishEvent } from "../queue/events";
import { isReplaceable, type NewRow, type OutboxRow, rowIdOf, subjectOf } from "../queue/row";
import { readEntries, readRecords, updateRecord } from "./database";
import { deleteLastSyncedCartsOf } from "./last-synced-carts";
import { parseRow } from "./row-guard";

/** Every readable row, oldest first. Unreadable ones are left alone: a newer version of the app may know them. */
export async function readRows(): Promise<OutboxRow[]> {
  return (await readRecords("rows"))
    .map(parseRow)
    .filter((row) => row !== null)
    .sort((a, b) => a.sequence - b.sequence);
}

const isOrderKey = (key: string) => key.startsWith("order:");
/** Whose a record says that it is; null when it does not. */
const namedOwner = (record: unknown): string | null => {
  const owner = (record as { owner?: unknown } | null)?.owner;
  return typeof owner === "string" ? owner : null;
};

/**
 * Keys of orders whose records cannot be read: nobody can say what became of them, so this person is told. Those that name
 * somebody else are theirs.
 */
export async function unreadableOrderKeys(owner: string): Promise<string[]> {
  return (await readEntries("rows"))
    .filter(([key, record]) => isOrderKey(key) && parseRow(record) === null)
    .filter(([, record]) => (namedOwner(record) ?? owner) === owner)
    .map(([key]) => key);
}

/** The shopper has been told of it. A record that can be read stays. */
export async function deleteUnreadableRow(key: string): Promise<void> {
  await updateRecord<unknown>("rows", key, (record) => (parseRow(record) === null ? undefined : record));
  publishEvent({ type: "row", id: key, row: null });
}

export interface RowOwner {
  key: string;
  epoch: number;
}

/**
 * Writes a row before its request leaves. A row that stands for a state (cart, wish) replaces the earlier one of its
 * subject and gets a new key, so that an answer to the earlier one is not taken for an answer to this. Null when it
 * undid one that was never sent, so that nothing is left to do.
 */
export async function putRow(row: NewRow, owner: RowOwner, now: number): Promise<OutboxRow | null> {
  const folded = await foldInto(row, owner, now);
  if (folded !== undefined) return folded;
  const key = crypto.randomUUID();
  const id = rowIdOf(row, owner.key, key);
  const written = await updateRecord<OutboxRow>("rows", id, (before) =>
    newRow(row, owner, now, key, parseRow(before)),
  );
  if (!written) throw new Error("The row was not written.");
  publishEvent({ type: "row", id, row: written });
  return written;
}

function newRow(row: NewRow, owner: RowOwner, now: number, key: string, earlier: OutboxRow | null) {
  return {
    ...row,
    ...(row.kind === "order" ? { result: null } : {}),
    id: earlier?.id ?? rowIdOf(row, owner.key, key),
    owner: owner.key,
    epoch: owner.epoch,
    asGuest: null,
    subject: subjectOf(row),
    key,
    state: "waiting",
    sequence: earlier?.sequence ?? nextSequence(now),
    createdAt: now,
    parkedAt: null,
    tries: 0,
    faults: 0,
    firstTriedAt: null,
    replacesTried: earlier !== null && (earlier.firstTriedAt !== null || earlier.replacesTried),
    sentWith: null,
    notBefore: 0,
    heldUntil: earlier?.heldUntil ?? 0,
    // A sender that is at work keeps its lease; it will find the new key and leave the row dirty.
    leaseUntil: earlier?.leaseUntil ?? 0,
    holder: earlier?.holder ?? null,
    seenAt: now,
    problem: null,
  } as OutboxRow;
}

/** The folded row, null when nothing is left to do, undefined when there was nothing to fold with. */
async function foldInto(row: NewRow, owner: RowOwner, now: number): Promise<OutboxRow | null | undefined> {
  if (isReplaceable(row.kind) && row.kind !== "wishlist") return undefined;
  const subject = subjectOf(row);
  const earlier = (await readRows()).findLast(
    (candidate) => candidate.owner === owner.key && candidate.subject === subject,
  );
  if (!earlier || earlier.epoch !== owner.epoch) return undefined;
  let result: OutboxRow | null | undefined;
  await updateRow(earlier.id, (before) => {
    if (isRepeat(before, row)) {
      result = before;
      return undefined;
    }
    const one = isUnsent(before, now) ? coalesce(before, row) : undefined;
    if (one === undefined) return undefined;
    result = one === null ? null : newRow(one, owner, now, crypto.randomUUID(), before);
    return result;
  });
  // Nothing will be sent that an answer could come to: the pages are told at once.
  if (result === null && row.kind === "wishlist")
    publishEvent({ type: "wish", ...row.payload, message: "", ok: true });
  return result;
}

let lastSequence = 0;
function nextSequence(now: number): number {
  lastSequence = Math.max(lastSequence + 1, now);
  return lastSequence;
}

/** Changes a row; `edit` answers null to delete it and undefined to leave it is. */
export async function updateRow(
  id: string,
  edit: (row: OutboxRow) => OutboxRow | null | undefined,
): Promise<OutboxRow | null> {
  let touched = false;
  const after = await updateRecord<unknown>("rows", id, (before) => {
    const row = parseRow(before);
    if (!row) return before;
    const next = edit(row);
    touched = next !== undefined;
    return next === undefined ? row : (next ?? undefined);
  });
  const row = parseRow(after);
  if (touched) publishEvent({ type: "row", id, row });
  return row;
}

/** Gives a row to another owner, under the id that a row of theirs has. */
export async function reassignRow(
  row: OutboxRow,
  owner: RowOwner,
  changes: Partial<Pick<OutboxRow, "asGuest" | "state" | "problem" | "notBefore">> = {},
): Promise<void> {
  const id = rowIdOf(row, owner.key, row.key);
  const moved = await updateRecord<unknown>("rows", id, (before) => {
    const there = parseRow(before);
    // What was written under the new name meanwhile is newer.
    if (id !== row.id && there) return before;
    // Done or taken back since it was read: it must not come back.
    if (id === row.id && !there) return undefined;
    const newest = there ?? row;
    const changed = newest.state === "placed" ? withoutState(changes) : changes;
    return { ...newest, ...changed, id, owner: owner.key, epoch: owner.epoch };
  });
  if (id !== row.id) {
    await updateRecord("rows", row.id, () => undefined);
    publishEvent({ type: "row", id: row.id, row: null });
  }
  publishEvent({ type: "row", id, row: parseRow(moved) });
}

/** An order that was placed meanwhile stays placed. */
const withoutState = ({ asGuest }: Partial<OutboxRow>) => (asGuest === undefined ? {} : { asGuest });

/** Deletes every row of an owner: after a confirmed sign-out, or when an account is gone. */
export async function deleteRowsOf(owner: string): Promise<void> {
  for (const row of await readRows()) if (row.owner === owner) await updateRow(row.id, () => null);
  // What cannot be read may tell of them as well.
  for (const [key, record] of await readEntries("rows"))
    if (parseRow(record) === null && (namedOwner(record) ?? owner) === owner) await deleteUnreadableRow(key);
  await deleteLastSyncedCartsOf(owner);
}
