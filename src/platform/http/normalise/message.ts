// @chunk outbox
import { requireObject, text, textOrNull } from "./readers";

/** The response of calls that only say how it went: an object, or in some backends one word. */
export function normaliseMessage(response: unknown): { message: string } {
  const word = textOrNull(response);
  if (word !== null) return { message: word };
  const row = requireObject(response);
  return { message: text(row.message, text(row.payment)) };
}
