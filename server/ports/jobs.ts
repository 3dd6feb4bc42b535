import type { Queryable } from "../db/database";

/** Queues work inside the caller's transaction: a job of a rolled-back transaction never existed. */
export interface Jobs {
  send(
    transaction: Queryable,
    name: string,
    data: Record<string, unknown>,
    /** Jobs of a higher priority go first; 0 unless it is given. */
    options?: { startAfterSeconds?: number; priority?: number },
  ): Promise<void>;
}
