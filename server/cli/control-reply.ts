/** Lines from the server: what to print, and last how it ended. */
export type ControlReply = { line: string } | { failed: string } | { done: true };
