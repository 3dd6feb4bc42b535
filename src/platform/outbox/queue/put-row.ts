/** Writes a new row, or changes the unsent row that it makes superfluous. */
import { randomUuid } from "@/platform/random-uuid";
import { publishEvent } from "../rows/events";
import type { NewRow, OutboxRow } from "../rows/row";
import { isReplaceable, rowIdOf, subjectOf } from "../rows/row-identity";
import { nextSequence } from "../rows/sequence";
import { placeCartRow } from "../storage/cart-rows";
import { type RowOwner, readRows, updateRow, writeRow } from "../storage/rows";
import { coalesce, isRepeat, isUnsent } from "./coalesce";

/**
 * Writes a row before its request leaves. A replaceable row (cart, wishlist) overwrites the earlier one of its subject
 * and gets a new key, so that a response to the earlier one is not taken for a response to this one. Returns null when
 * it undid a change that was never sent, so that nothing is left to do. Rows of this context are written in the order of
 * the calls: what is changed right after an order was pressed is written behind it.
 */
export function putRow(
  row: NewRow,
  owner: RowOwner,
  now: number,
  key: string = randomUuid(),
): Promise<OutboxRow | null> {
  const written = lastPut.then(() => write(row, owner, now, key));
  lastPut = written.catch(() => undefined);
  return written;
}

/** Owned by `putRow`: ends with the last call; never rejects. */
let lastPut: Promise<unknown> = Promise.resolve();

async function write(row: NewRow, owner: RowOwner, now: number, key: string): Promise<OutboxRow | null> {
  const subject = subjectOf(row);
  const rows = await readRows();
  const related = rows.filter((candidate) => candidate.owner === owner.key && candidate.subject === subject);
  const coalesced = await coalesceWithEarlier(row, related.at(-1), owner, now);
  if (coalesced !== undefined) return coalesced;
  const placed = row.kind === "cart" ? { ...row, payload: placeCartRow(row.payload, related) } : row;
  const sequence = nextSequence(rows, now);
  return writeRow(rowIdOf(placed, owner.key, key), (before) =>
    newRow(placed, owner, now, key, sequence, before),
  );
}

function newRow(
  row: NewRow,
  owner: RowOwner,
  now: number,
  key: string,
  sequence: number,
  earlier: OutboxRow | null,
): OutboxRow {
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
    sequence: earlier?.sequence ?? sequence,
    createdAt: now,
    parkedAt: null,
    tries: 0,
    faults: 0,
    firstTriedAt: null,
    replacesTried: earlier !== null && (earlier.firstTriedAt !== null || earlier.replacesTried),
    sentWith: null,
    notBefore: 0,
    heldUntil: earlier?.heldUntil ?? 0,
    // A sender at work keeps its lease; it will find the new key and leave the row to be sent.
    leaseUntil: earlier?.leaseUntil ?? 0,
    holder: earlier?.holder ?? null,
    seenAt: now,
    problem: null,
  } as OutboxRow;
}

/** The coalesced row, null when nothing is left to do, undefined when there is no earlier row to coalesce with. */
async function coalesceWithEarlier(
  row: NewRow,
  earlier: OutboxRow | undefined,
  owner: RowOwner,
  now: number,
): Promise<OutboxRow | null | undefined> {
  if (isReplaceable(row.kind) && row.kind !== "wishlist") return undefined;
  if (!earlier || earlier.epoch !== owner.epoch) return undefined;
  let result: OutboxRow | null | undefined;
  await updateRow(earlier.id, (before) => {
    if (isRepeat(before, row)) {
      result = before;
      return undefined;
    }
    const one = isUnsent(before, now) ? coalesce(before, row) : undefined;
    if (one === undefined) return undefined;
    result = one === null ? null : newRow(one, owner, now, randomUuid(), before.sequence, before);
    return result;
  });
  // Nothing will be sent, so no response will come: subscribers hear of it now.
  if (result === null && row.kind === "wishlist")
    publishEvent({ type: "wishlist", ...row.payload, message: "", ok: true });
  return result;
}
