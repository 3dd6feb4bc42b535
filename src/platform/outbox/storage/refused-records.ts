/**
 * A record that a full disk refused. It counts in this page until a later write of the same record is taken, or until another tab or
 * the worker has brought the row on, which the disk then holds.
 */
import { subscribeOutbox } from "../rows/events";
import type { StoreName } from "./connection";

/** By store and key; undefined for what is deleted. */
export const refused: Readonly<Record<StoreName, Map<string, unknown>>> = {
  rows: new Map(),
  bases: new Map(),
  session: new Map(),
};

/** The key of the row that the disk held when it refused, by the row's id. */
const keysOnDisk = new Map<string, unknown>();
let isListening = false;

/** From now on the record is `after` for this page, and `before` on the disk. */
export function keepRefused(store: StoreName, key: string, after: unknown, before: unknown): void {
  refused[store].set(key, structuredClone(after));
  if (store !== "rows") return;
  keysOnDisk.set(key, keyOf(before));
  // Not before it is needed: the channel is open from then on.
  if (!isListening) listen();
}

/** The disk holds the record as it is. */
export function dropRefused(store: StoreName, key: string): void {
  refused[store].delete(key);
  if (store === "rows") keysOnDisk.delete(key);
}

function listen(): void {
  isListening = true;
  subscribeOutbox((event, isFromElsewhere) => {
    if (!isFromElsewhere || event.type !== "row" || !refused.rows.has(event.id)) return;
    if (isOutdated(refused.rows.get(event.id), keysOnDisk.get(event.id), event.row))
      dropRefused("rows", event.id);
  });
}

/** A row that was written anew here, with a key of its own, is not what the others know: it is still to be sent. */
function isOutdated(kept: unknown, keyOnDisk: unknown, told: unknown): boolean {
  if (kept !== undefined) return keyOf(kept) === (told === null ? keyOnDisk : keyOf(told));
  // Deleted here: until it is gone from the disk as well, or another row has its place.
  return told === null || keyOf(told) !== keyOnDisk;
}

const keyOf = (record: unknown): unknown => (record as { key?: unknown } | null | undefined)?.key;
