/**
 * The embedded database runs in this thread, and its queue of statements goes on in microtasks: while any of them wait, nothing is
 * read from a socket. So whoever has held the thread long enough lets the event loop turn before the next statement.
 */
import { setImmediate } from "node:timers";
import type { PGlite } from "@electric-sql/pglite";

/** Statements run one after another for so long before sockets and timers get their turn, ms. */
const maxHeldMs = 10;

/** Makes the database take turns with the event loop, inside of transactions too, whose order stays as it is. */
export function takeStatementTurns(lite: PGlite): void {
  const run = lite.execProtocolStream.bind(lite);
  /** When this turn's first statement began; null before it. */
  let began: number | null = null;
  // Every message of a statement comes here while the database's own queue is held, so nothing overtakes.
  lite.execProtocolStream = async (message, options) => {
    while (began !== null && performance.now() - began > maxHeldMs)
      await new Promise<void>((turn) => setImmediate(turn));
    if (began === null) {
      began = performance.now();
      setImmediate(() => {
        began = null;
      });
    }
    return run(message, options);
  };
}
