/** Whether a row may be sent without asking the shopper. */

import type { SenderSession } from "../gate/gate";
import type { OutboxProblem, OutboxRow } from "../rows/row";
import { isReplaceable } from "../rows/row-identity";

/** A row first tried longer ago than this (server time) is never sent again automatically: keys live 48 h. */
export const maxRetryAgeMs = 47 * 3_600_000;
/** A device clock that went back by less than this counts as unchanged, ms. */
export const clockToleranceMs = 5_000;

const problem = (code: string): OutboxProblem => ({ code, message: "", total: null });
export const expiredProblem = problem("expired");

/** Whether an order's time seems to be over before anything of it was sent. `serverNow` is epoch ms by the server's clock. */
export const isOverUntried = (row: OutboxRow, serverNow: number): boolean =>
  row.kind === "order" && row.firstTriedAt === null && serverNow >= row.payload.deadline;

/** `lookUpFirst`: it may have arrived at a backend that keeps no keys, so its effect is looked up before the shopper is asked. */
export type RetryVerdict = { send: true } | { send: false; problem: OutboxProblem; lookUpFirst?: boolean };

/**
 * All times in epoch ms: `serverNow` by the server's clock, `now` by this device's. `clockKnown`: the device's clock was
 * not moved since the server's was measured.
 */
export function autoRetryVerdict(
  row: OutboxRow,
  session: Pick<SenderSession, "idempotency">,
  serverNow: number,
  now: number,
  clockKnown = true,
): RetryVerdict {
  const tried = row.firstTriedAt !== null;
  if (row.kind === "order" && !tried) {
    // Never tried and too late: certainly not placed. If it was tried, only the server can say so, to a repeat.
    if (isOverUntried(row, serverNow))
      return { send: false, problem: clockKnown ? expiredProblem : problem("clock") };
    // A clock that was set back, or was never measured, says nothing about the time left.
    if (row.payload.clockKnown === false || now < row.seenAt - clockToleranceMs)
      return { send: false, problem: problem("clock") };
  }
  if (!tried || isReplaceable(row.kind)) return { send: true };
  // With a retired guest id no order is placed: the server only returns what it knows of the key.
  if (row.asGuest !== null) return { send: true };
  if (!session.idempotency) return { send: false, problem: problem("unconfirmed"), lookUpFirst: true };
  return serverNow - (row.firstTriedAt ?? serverNow) > maxRetryAgeMs
    ? { send: false, problem: problem("too_old") }
    : { send: true };
}
