/** Logs what a job could not do, with the error's name alone: messages of databases and gateways may hold personal data. */
export function reportFailure(what: string, which: Record<string, string | number>, error: unknown): void {
  console.error(what, { ...which, error: error instanceof Error ? error.name : "unknown" });
}
