/** Parsing of bodies and headers. */

/** Null when the body is not JSON. An empty body is none: no call of the contract ends without one. */
export function parseJsonBody(text: string): { value: unknown } | null {
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

/** Retry-After is a number of seconds or a date. Returns ms from `now`, null when it is missing or unreadable. */
export function parseRetryAfter(text: string | null, now: number): number | null {
  if (text === null || text.trim() === "") return null;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = parseHttpDate(text);
  return at === null ? null : Math.max(0, at - now);
}
