/** Moves rows when their owner signs out, comes back, or a guest becomes a customer. */
import { lineKey } from "@/domain/cart-lines";
import { underLock } from "@/platform/browser-lock";
import type { CartRow } from "../rows/row";
import { rowIdOf } from "../rows/row-identity";
import {
  deleteLastSyncedCartsOf,
  readLastSyncedCart,
  renameLastSyncedCarts,
  transferLastSyncedCarts,
} from "./last-synced-carts";
import { type RowOwner, readRows, reassignRow, updateRow, writeRow } from "./rows";

/** Rows of a person whose session has expired are kept for this long, ms. */
export const maxParkedMs = 7 * 24 * 3_600_000;

/** Hides an owner's rows until the same person is back. Their carts are no longer shown, so nothing else is compared. */
export async function parkRowsOf(owner: string): Promise<void> {
  for (const row of await readRows()) {
    if (row.owner !== owner || row.state === "placed" || row.state === "parked") continue;
    await updateRow(row.id, (now) => ({ ...now, state: "parked", parkedAt: Date.now(), leaseUntil: 0 }));
  }
  await keepLastSyncedInParkedRows(owner);
  await deleteLastSyncedCartsOf(owner);
}

/** Gives each parked cart row what it is to be compared with, before the carts of others take that place. */
async function keepLastSyncedInParkedRows(owner: string): Promise<void> {
  for (const row of await readRows()) {
    if (row.owner !== owner || row.kind !== "cart" || row.state !== "parked") continue;
    const lastSynced = await readLastSyncedCart(owner, row.payload.moduleId);
    // Another tab may have been first: what it has kept is deleted outside the row.
    await updateRow(row.id, (now) =>
      now.kind === "cart" ? { ...now, payload: { lastSynced, ...now.payload } } : undefined,
    );
  }
}

/** Deletes rows that were parked for longer than seven days. */
export async function deleteExpiredParkedRows(now: number): Promise<void> {
  for (const row of await readRows()) {
    if (row.state !== "parked") continue;
    // Rows of an earlier version of the app do not say when they were parked.
    if (now - (row.parkedAt ?? row.createdAt) > maxParkedMs) await updateRow(row.id, () => null);
  }
}

/** The same person is back: their rows are sent again, in the new epoch. */
export async function unparkRowsOf(owner: string, epoch: number): Promise<void> {
  for (const row of await readRows()) {
    if (row.owner !== owner || (row.state !== "parked" && row.epoch === epoch)) continue;
    await updateRow(row.id, (now) => ({
      ...now,
      epoch,
      parkedAt: null,
      state: now.state !== "parked" ? now.state : now.firstTriedAt === null ? "waiting" : "checking",
      notBefore: 0,
    }));
  }
}

/**
 * A guest id was obtained: rows written under the local account key belong to it. None of them can be under way, since
 * nothing is sent without a guest id. What an earlier guest agreed on with the server ended with that guest.
 */
export async function rebindRows(from: string, to: RowOwner): Promise<void> {
  await deleteLastSyncedCartsOf(from);
  for (const row of await readRows()) if (row.owner === from) await reassignRow(row, to);
}

/**
 * Gives everything of a person under another key of theirs to the one they go by now. A cart that was parked is sent by itself,
 * before what they have changed since.
 */
export function renameOwner(from: string, to: RowOwner): Promise<void> {
  // Every open tab hears of it. One that read the rows before another moved them would send a cart twice.
  return underLock("doorstep-renamed-rows", async () => {
    await renameLastSyncedCarts(from, to.key);
    for (const row of await readRows()) {
      if (row.owner !== from) continue;
      if (row.kind === "cart" && row.state === "parked" && !row.payload.afterOrder) await moveApart(row, to);
      else await reassignRow(row, to);
    }
  });
}

/** Under an id of its own, because the new key may have a cart row already. Written first: a browser may be killed in between. */
async function moveApart(row: CartRow, to: RowOwner): Promise<void> {
  const apart = { ...row, payload: { ...row.payload, afterOrder: row.key } };
  const id = rowIdOf(apart, to.key, row.key);
  await writeRow(id, () => ({ ...apart, id, owner: to.key, epoch: to.epoch }));
  await updateRow(row.id, () => null);
}

/**
 * A guest has signed in. Cart rows are deleted: the server merges the cart that it has, and the app writes a new row for
 * the rest. Other rows are shown to the customer but never sent as the customer. What was tried is repeated with the
 * guest's retired id, under which the server still finds its keys; about what was never sent the shopper is asked.
 */
export function transferGuestRows(to: RowOwner): Promise<void> {
  // Every open tab hears of the sign-in. One that read the rows while another moves them would take a part for the whole.
  return underLock("doorstep-guest-rows", () => transferRows(to));
}

async function transferRows(to: RowOwner): Promise<void> {
  // Rows that the sender or an earlier version of the app has parked.
  await keepLastSyncedInParkedRows(to.key);
  const rows = (await readRows()).filter(({ owner }) => /^(guest|local):/.test(owner));
  // First, because the cart is written again as soon as its row is gone.
  await transferLastSyncedCarts(to.key, rows.filter((row) => row.kind === "cart").map(unsentCart));
  for (const row of rows) {
    const guest = /^guest:(\d+)$/.exec(row.owner);
    if (row.kind === "sign-out") continue;
    if (row.kind !== "order" && row.kind !== "message" && row.kind !== "review") {
      await updateRow(row.id, () => null);
      continue;
    }
    const asGuest = guest ? Number(guest[1]) : null;
    if (row.firstTriedAt !== null && asGuest !== null) await reassignRow(row, to, { asGuest, notBefore: 0 });
    else if (row.state === "placed") await reassignRow(row, to, { asGuest });
    else {
      const problem = { code: "signed_in", message: "", total: null };
      await reassignRow(row, to, { asGuest, state: "needs-you", problem });
    }
  }
}

const unsentCart = ({ owner, payload: { moduleId, lines } }: CartRow) => ({
  owner,
  moduleId,
  quantities: Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity])),
});
