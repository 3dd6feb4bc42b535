/** Writes to the log what a job could not do. The error's name alone: messages of databases and gateways may tell of people. */
export function reportFailure(what: string, which: Record<string, string | number>, error: unknown): void {
  console.error(what, { ...which, error: error instanceof Error ? error.name : "unknown" });
}
