/** Tells a database that is away, or has no connection free, from a statement that failed. */
import { sqlStateOf } from "./transact";

/** connection_exception, and the server's own words for ending, starting or having too many clients. */
const AWAY_STATES = /^(08...|57P0[1-5]|53300)$/;
/** node-postgres has no codes for these. */
const AWAY_TEXTS = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error",
  "Cannot use a pool after calling end on the pool",
];
const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
]);

/** Thrown where no connection could be had; `cause` is the driver's error. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super("There is no connection to the database.", { cause });
  }
}

/** True where the same request may be answered when the database is back. */
export function isUnreachable(error: unknown): boolean {
  if (AWAY_STATES.test(sqlStateOf(error) ?? "")) return true;
  let isQuery = false;
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    const { code } = current as { code?: unknown };
    const { message } = current;
    if (current instanceof NoConnection || AWAY_TEXTS.some((text) => message.startsWith(text))) return true;
    // A socket that broke below a query was the database's; others belong to gateways and mail servers.
    isQuery ||= message.startsWith("Failed query");
    if (isQuery && typeof code === "string" && SOCKET_CODES.has(code)) return true;
    current = current.cause;
  }
  return false;
}
