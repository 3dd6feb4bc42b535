/** The server's sentence for the shopper, "" when it gave none. */
export function messageOf(answer: unknown): string {
  const message = (answer as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : "";
}
