/**
 * The order of pushes when more wait than can be sent at a time: start-time fair queueing. Each person and each store has a
 * next turn, which every copy moves on, so that long queues let short ones go first and nobody waits for ever.
 */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../context";
import { rowsOf } from "../../db/rows";
import { type Owner, ownerName } from "../owner/owner";

/** How far one copy moves the next turn on, ms. A store serves many people. */
const turnMs = { owner: 1000, store: 50 } as const;
/** Priorities are whole seconds since then, which fit an integer for 60 years. */
const priorityEpochMs = Date.UTC(2025, 0, 1);

/** The priority, as a job, of a copy whose turn is at an instant (epoch ms). */
export const priorityAt = (atMs: number): number => Math.floor((priorityEpochMs - atMs) / 1000);

async function takeTurns(tx: Transaction, subject: string, now: Date, lengthMs: number): Promise<number> {
  const start = sql`${now.toISOString()}::timestamptz`;
  const length = sql`${`${lengthMs} milliseconds`}::interval`;
  const [row] = rowsOf<{ start: number }>(
    await tx.execute(sql`
      insert into push_turns (subject, next_at) values (${subject}, ${start} + ${length})
      on conflict (subject) do update set next_at = greatest(push_turns.next_at, ${start}) + ${length}
      returning (extract(epoch from next_at - ${length}) * 1000)::float8 as start`),
  );
  return Number(row?.start ?? now.getTime());
}

/** Takes turns for the copies of one push; returns each copy's priority as a job, higher ones first. */
export async function pushPriorities(
  tx: Transaction,
  push: { owner: Owner; storeId: number | null; copies: number },
  now: Date,
): Promise<number[]> {
  if (push.copies === 0) return [];
  // The person before the store in every transaction, so that no two wait for each other.
  const ownerStart = await takeTurns(tx, ownerName(push.owner), now, turnMs.owner * push.copies);
  const storeStart =
    push.storeId === null
      ? ownerStart
      : await takeTurns(tx, `store:${push.storeId}`, now, turnMs.store * push.copies);
  const start = Math.max(ownerStart, storeStart);
  return Array.from({ length: push.copies }, (_, index) => priorityAt(start + index * turnMs.owner));
}
