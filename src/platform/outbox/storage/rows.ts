/** Reading and changing rows. Every change is one transaction and is published. */
import { publishEvent } from "../rows/events";
import type { OutboxRow } from "../rows/row";
import { parseRow, toRecord } from "../rows/row-guard";
import { rowIdOf } from "../rows/row-identity";
import { readEntries, readRecords, updateOnDisk, updateRecord } from "./database";
import { deleteLastSyncedCartsOf } from "./last-synced-carts";
import { deleteOrderEndsOf } from "./order-ends";

/** Account key and session epoch of a row's author. */
export interface RowOwner {
  key: string;
  epoch: number;
}

/** Every readable row, oldest first. Unreadable ones are left alone: a newer version of the app may know them. */
export async function readRows(): Promise<OutboxRow[]> {
  return (await readRecords("rows"))
    .map(parseRow)
    .filter((row) => row !== null)
    .sort((a, b) => a.sequence - b.sequence);
}

/**
 * Writes the row that `make` returns for the one stored under this id. Rejects when it could not be written.
 */
export async function writeRow(
  id: string,
  make: (before: OutboxRow | null) => OutboxRow,
): Promise<OutboxRow> {
  const row = parseRow(await updateRecord("rows", id, (before) => toRecord(make(parseRow(before)))));
  if (row === null) throw new Error("The row was not written.");
  publishEvent({ type: "row", id, row });
  return row;
}

/**
 * Changes a row. `edit` returns null to delete it and undefined to leave it as it is. `options` are those of `updateRecord`.
 */
export async function updateRow(
  id: string,
  edit: (row: OutboxRow) => OutboxRow | null | undefined,
  options?: Parameters<typeof updateRecord>[3],
): Promise<OutboxRow | null> {
  let touched = false;
  const change = (before: unknown) => {
    const row = parseRow(before);
    if (!row) return before;
    const next = edit(row);
    touched = next !== undefined;
    if (next === undefined) return toRecord(row);
    return next === null ? undefined : toRecord(next);
  };
  const after = await updateRecord("rows", id, change, options);
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
  const moved = await updateRecord("rows", id, (before) => {
    const stored = parseRow(before);
    // A row that the new owner has written meanwhile is newer.
    if (id !== row.id && stored) return before;
    // Done or taken back since it was read: it must not come back.
    if (id === row.id && !stored) return undefined;
    const newest = stored ?? row;
    const changed = newest.state === "placed" ? withoutState(changes) : changes;
    return toRecord({ ...newest, ...changed, id, owner: owner.key, epoch: owner.epoch });
  });
  if (id !== row.id) {
    await updateRecord("rows", row.id, () => undefined);
    publishEvent({ type: "row", id: row.id, row: null });
  }
  publishEvent({ type: "row", id, row: parseRow(moved) });
}

/** An order that was placed meanwhile stays placed. */
const withoutState = ({ asGuest }: Partial<OutboxRow>) => (asGuest === undefined ? {} : { asGuest });

/**
 * Deletes every row of an owner: after a confirmed sign-out, or when an account is deleted. Returns whether they are gone: what a full
 * disk goes on holding is hidden in this page alone.
 */
export async function deleteOwnerRows(owner: string): Promise<boolean> {
  let areGone = true;
  for (const row of await readRows()) {
    if (row.owner !== owner) continue;
    if (!(await updateOnDisk("rows", row.id, () => undefined))) areGone = false;
    publishEvent({ type: "row", id: row.id, row: null });
  }
  // Unreadable records may hold their data as well.
  for (const [key, record] of await readEntries("rows"))
    if (parseRow(record) === null && isOwnedBy(owner, record)) await deleteUnreadableRow(key);
  await deleteLastSyncedCartsOf(owner);
  await deleteOrderEndsOf(owner);
  return areGone;
}

/**
 * Keys of this person's orders whose records cannot be read. Nobody can say what became of them, so the shopper is told.
 */
export async function unreadableOrderKeys(owner: string): Promise<string[]> {
  return (await readEntries("rows"))
    .filter(([key, record]) => key.startsWith("order:") && parseRow(record) === null)
    .filter(([, record]) => isOwnedBy(owner, record))
    .map(([key]) => key);
}

/** Deletes an unreadable record once the shopper has been told of it. A record that can be read stays. */
export async function deleteUnreadableRow(key: string): Promise<void> {
  await updateRecord("rows", key, (record) => (parseRow(record) === null ? undefined : record));
  publishEvent({ type: "row", id: key, row: null });
}

/** Whether an unreadable record names this owner or nobody. */
function isOwnedBy(owner: string, record: unknown): boolean {
  const named = (record as { owner?: unknown } | null)?.owner;
  return typeof named !== "string" || named === owner;
}
