/** What is read from an answer before anybody knows what it means. */

/** Null when the answer is no JSON. An empty body is JSON's null, because some backends answer a write with nothing. */
export function parseJsonBody(text: string, response: Response): { value: unknown } | null {
  if (text.trim() === "") return response.redirected ? null : { value: null };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Epoch ms of an HTTP date, null when it is none. */
export function parseHttpDate(text: string | null): number | null {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Retry-After is a number of seconds or a date. Answers ms from `now`, null when it says nothing. */
export function parseRetryAfter(text: string | null, now: number): number | null {
  if (text === null || text.trim() === "") return null;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = parseHttpDate(text);
  return at === null ? null : Math.max(0, at - now);
}
