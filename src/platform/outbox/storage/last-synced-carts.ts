/** The last cart that this device and the server both had, by owner and module: the third side of the comparison. */

import { publishEvent } from "../queue/events";
import { readEntries, readRecord, updateRecord } from "./database";

/** Line key → quantity; `changing` for a line whose change has been sent and not yet confirmed. */
export type LastSyncedCart = Record<string, number>;

/** No quantity: whatever the shopper wants now differs from it, also the quantity before the change. */
export const unconfirmedQuantity = -1;

const keyOf = (owner: string, moduleId: number) => `${owner}/${moduleId}`;

export async function readLastSyncedCart(owner: string, moduleId: number): Promise<LastSyncedCart> {
  return asBase(await readRecord("bases", keyOf(owner, moduleId)));
}

/**
 * Whether a cart that both sides had is written down. What was sent always left one; evicted or spoilt storage has none,
 * and a line that is still being changed there says that its change was never confirmed.
 */
export async function hasLastSyncedCart(owner: string, moduleId: number): Promise<boolean> {
  const base = await readRecord("bases", keyOf(owner, moduleId));
  return (
    typeof base === "object" &&
    base !== null &&
    !Array.isArray(base) &&
    Object.values(base).every((quantity) => typeof quantity === "number" && quantity !== unconfirmedQuantity)
  );
}

export async function writeLastSyncedCart(
  owner: string,
  moduleId: number,
  base: LastSyncedCart,
): Promise<void> {
  await edit(keyOf(owner, moduleId), () => base);
}

/** Marks lines as being changed, before the change leaves: taking it back later is a change, too. */
export async function markLinesUnconfirmed(
  owner: string,
  moduleId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const marks = Object.fromEntries(keys.map((key) => [key, unconfirmedQuantity]));
  await edit(keyOf(owner, moduleId), (before) => ({ ...asBase(before), ...marks }));
}

/** For somebody who leaves. */
export async function deleteLastSyncedCartsOf(owner: string): Promise<void> {
  for (const [key] of await readEntries("bases"))
    if (key.startsWith(`${owner}/`)) await edit(key, () => undefined);
}

async function edit(key: string, work: (before: unknown) => LastSyncedCart | undefined): Promise<void> {
  const base = await updateRecord<LastSyncedCart>("bases", key, work);
  publishEvent({ type: "base", key, base: base ?? null });
}

function asBase(value: unknown): LastSyncedCart {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, quantity]) => typeof quantity === "number"));
}
