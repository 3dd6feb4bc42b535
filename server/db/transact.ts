/** Retries transactions after deadlocks and serialisation failures. */
import type { Database, Transaction } from "./database";

const MAX_TRIES = 8;
/** deadlock_detected, serialization_failure, lock_not_available. */
const RETRYABLE_STATES = new Set(["40P01", "40001", "55P03"]);

/** SQLSTATE of an error of either driver, also behind Drizzle's own error. */
export function sqlStateOf(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
    current = current.cause;
  }
  return null;
}

/** Name of the constraint that an error is about, of either driver. */
export function constraintOf(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    const name = (current as { constraint?: unknown }).constraint;
    if (typeof name === "string") return name;
    current = current.cause;
  }
  return null;
}

/** True for what the same request may simply try again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE_STATES.has(sqlStateOf(error) ?? "");
}

/**
 * Runs work in a transaction, again after a deadlock or serialisation failure, at most 8 times. The work must have no
 * effect outside of the transaction.
 */
export async function transact<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
      // Jitter, so that the same two transactions do not collide again.
      await new Promise((done) => setTimeout(done, Math.random() * 15 * 2 ** Math.min(attempt, 5)));
    }
  }
}
