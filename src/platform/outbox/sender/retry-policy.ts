/** Whether a row may be sent by itself. */

import { isReplaceable, type OutboxProblem, type OutboxRow } from "../queue/row";
import type { SenderSession } from "./gate";

/** Older than this (server time since the first try) a row is never sent again by itself: keys live 48 h. */
export const maxRetryAgeMs = 47 * 3_600_000;
/** A device clock that went back by less than this is no news, ms. */
export const clockToleranceMs = 5_000;

const problem = (code: string): OutboxProblem => ({ code, message: "", total: null });
export const expiredProblem = problem("expired");

/** `look`: it may have arrived at a backend that keeps no keys, so its effect is looked for before anybody is asked. */
export type RetryVerdict = { send: true } | { send: false; problem: OutboxProblem; look?: boolean };

/** All times in epoch ms: `serverNow` by the server's clock, `now` by this device's. */
export function autoRetryVerdict(
  row: OutboxRow,
  session: Pick<SenderSession, "idempotency">,
  serverNow: number,
  now: number,
): RetryVerdict {
  const tried = row.firstTriedAt !== null;
  if (row.kind === "order" && !tried) {
    // Never tried and too late: certainly not placed. Tried: the server must say so, its repeat after the deadline does.
    if (serverNow >= row.payload.deadline) return { send: false, problem: expiredProblem };
    // A clock that was put back, or was never measured, says nothing about the time left.
    if (row.payload.clockKnown === false || now < row.seenAt - clockToleranceMs)
      return { send: false, problem: problem("clock") };
  }
  if (!tried || isReplaceable(row.kind)) return { send: true };
  // Asked for with a retired guest's id, an order is never made: the server answers what it knows of the key.
  if (row.asGuest !== null) return { send: true };
  if (!session.idempotency) return { send: false, problem: problem("unconfirmed"), look: true };
  return serverNow - (row.firstTriedAt ?? serverNow) > maxRetryAgeMs
    ? { send: false, problem: problem("too_old") }
    : { send: true };
}
